import { describe, expect, it } from 'vitest';

import type { Line } from '../../net/wire.gen';
import { tell } from './story';

function line(...events: { key: string; args: Record<string, unknown> }[]): Line {
  return { number: 1, seat: 0, move: '', events } as unknown as Line;
}

describe('the story of the town', () => {
  it('marks what was built', () => {
    const built = {
      key: 'builds-house',
      args: { seat: 'seat:1', cell: 'cell:f6', block: 'block:2' },
    };
    expect(tell([], [line(built)])).toEqual([
      { scene: null, signs: [{ kind: 'built', cell: 'f6', seat: 1 }] },
    ]);
  });

  it('shows a catastrophe over the town as it was, then what was lost', () => {
    const came = {
      key: 'catastrophe',
      args: { card: 'catastrophe:fire_2', blocks: ['block:2', 'block:3'], spared: [], count: 2 },
    };
    const lost = {
      key: 'loses',
      args: { seat: 'seat:0', element: 'element:house', cell: 'cell:a1', block: 'block:2' },
    };
    const [shock, loss] = tell([], [line(came, lost)]);
    expect(shock?.scene).toEqual({ squares: [] });
    expect(shock?.signs).toEqual([{ kind: 'struck', card: 'fire_2', blocks: [2, 3], spared: [] }]);
    expect(loss?.signs).toEqual([{ kind: 'lost', cell: 'a1', seat: 0 }]);
  });

  it('lays won cards at their block', () => {
    const chosen = { key: 'evaluates', args: { seat: 'seat:0', block: 'block:4', residents: 2 } };
    const won = {
      key: 'wins',
      args: {
        seat: 'seat:1',
        stack: 'stack:oven',
        card: 'card:pen',
        block: 'block:4',
        count: 2,
        ties: 0,
      },
    };
    expect(tell([], [line(chosen, won)])[0]?.signs).toEqual([
      { kind: 'evaluated', block: 4, alone: false },
      { kind: 'won', block: 4, seat: 1, card: 'pen' },
    ]);
  });

  it('has nothing to show for what is only worth a line', () => {
    expect(tell([], [line({ key: 'round-begins', args: { round: 2 } })])).toEqual([]);
  });
});
