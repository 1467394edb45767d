import { describe, expect, it, vi } from 'vitest';

import { Problem } from '../net/api';
import type { PlanStep, Refusal } from '../net/wire.gen';
import { type Hands, Planning } from './planning.svelte';

const refusal: Refusal = { code: 'illegal', message: 'no bed', rule: null, at: [], phrase: null };

function planning(more: Partial<Hands> = {}): {
  plan: Planning;
  sent: string[];
  undone: () => number;
} {
  const sent: string[] = [];
  let undone = 0;
  const plan = new Planning({
    attempt: async (moves) => moves.map((view) => ({ view }) as unknown as PlanStep),
    send: async (move, version) => {
      sent.push(move);
      return { version: version + 1 };
    },
    undo: async () => {
      undone += 1;
      return true;
    },
    asProblem: (problem) => problem as Problem,
    ...more,
  });
  return { plan, sent, undone: () => undone };
}

describe('a plan on the table', () => {
  it('shows where it leads before it is played, and nothing of it afterwards', async () => {
    const { plan, sent } = planning();
    await plan.lay(['a', 'b']);
    expect(plan.view).toBe('b');
    expect(plan.ready).toBe(true);
    await plan.play(4);
    expect(sent).toEqual(['a', 'b']);
    expect(plan.progress).toMatchObject({ status: 'done', done: 2, version: 6 });
    expect(plan.view).toBeNull();
  });

  it('cannot be played if a move of it is refused, and says why', async () => {
    const attempt = vi.fn().mockRejectedValue(new Problem(refusal));
    const { plan, sent } = planning({ attempt });
    await plan.lay(['a']);
    expect(plan.refusal?.message).toBe('no bed');
    await plan.play(4);
    expect(sent).toEqual([]);
    await plan.lay([]);
    expect(plan.refusal).toBeNull();
    expect(plan.progress).toBeNull();
  });

  it('is put away when something else is asked, but not while it is on its way', async () => {
    const { plan, sent } = planning({ undo: async () => false });
    await plan.lay(['a', 'b']);
    plan.outdate();
    expect(plan.progress).toBeNull();
    expect(plan.steps).toEqual([]);
    await plan.lay(['a', 'b']);
    const playing = plan.play(4);
    plan.outdate();
    await playing;
    expect(sent).toEqual(['a', 'b']);
    expect(plan.progress).toMatchObject({ status: 'done', done: 2 });
  });

  it('is not ready before the server has answered for all of it', async () => {
    let answer: (steps: readonly PlanStep[]) => void = () => undefined;
    const attempt = (): Promise<readonly PlanStep[]> => new Promise((done) => (answer = done));
    const { plan } = planning({ attempt });
    const first = plan.lay(['a']);
    answer([{ view: 'a' } as unknown as PlanStep]);
    await first;
    expect(plan.ready).toBe(true);
    const longer = plan.lay(['a', 'b']);
    expect(plan.ready).toBe(false);
    answer([{ view: 'a' }, { view: 'b' }] as unknown as PlanStep[]);
    await longer;
    expect(plan.ready).toBe(true);
  });

  it('forgets what an older question answers', async () => {
    const answers: ((steps: readonly PlanStep[]) => void)[] = [];
    const attempt = (): Promise<readonly PlanStep[]> => new Promise((done) => answers.push(done));
    const { plan } = planning({ attempt });
    const first = plan.lay(['a']);
    const second = plan.lay(['a', 'b']);
    answers[1]?.([{ view: 'new' } as unknown as PlanStep]);
    answers[0]?.([{ view: 'old' } as unknown as PlanStep]);
    await Promise.all([first, second]);
    expect(plan.view).toBe('new');
  });

  it('is taken back as one', async () => {
    const { plan, undone } = planning();
    await plan.lay(['a', 'b', 'c']);
    await plan.play(1);
    await plan.takeBack();
    expect(undone()).toBe(3);
    expect(plan.progress).toBeNull();
  });
});
