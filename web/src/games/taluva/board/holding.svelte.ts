/** The tile in hand: where it is held and how it is turned, by mouse, wheel, keys or buttons. */

import type { Hex } from '../../../board/hexes';
import type { Option } from '../../../net/wire.gen';
import { nearestTurn, pointedHex, pointedTurn, turned } from '../material';
import { type Asked, onHex, type Target, turnsAt } from './targets';

/** What holding a tile depends on. */
export interface Held extends Pick<Asked, 'placing' | 'options' | 'choices' | 'picked'> {
  readonly targets: readonly Target[];
  /** What mouse or keyboard stand on, and what the list of choices does. */
  readonly hovered: string | null;
  readonly pointed: string | null;
  readonly onpick: (pick: string) => void;
}

const ALL = [0, 1, 2, 3, 4, 5];
/** How far the wheel is turned for a turn of the tile. */
const NOTCH = 50;

export class Holding {
  /** How the tile is turned while nothing says otherwise. */
  private wanted = $state(0);
  private spun = 0;

  constructor(private readonly read: () => Held) {}

  private get held(): Held {
    return this.read();
  }

  /** Where the tile would lie, and how. */
  readonly aim = $derived.by((): { hex: Hex; pick: string; turn: number } | null => {
    const { placing, targets, picked, hovered, pointed } = this.held;
    if (!placing) return null;
    // Where there is only one place, as for the first tile, it shows by itself.
    const only = targets.length === 1 ? (targets[0]?.picks[0] ?? null) : null;
    const pick = picked[0] ?? onHex(hovered) ?? onHex(pointed) ?? only;
    const hex = pointedHex(pick);
    if (pick === null || hex === null) return null;
    const set = picked.length > 0 ? (pointedTurn(pointed) ?? pointedTurn(picked[1])) : null;
    return { hex, pick, turn: set ?? this.turnAt(pick) };
  });

  /** The move that would be made where the tile is held; null where none is possible. */
  readonly option = $derived.by((): Option | null => {
    const { aim } = this;
    if (aim === null) return null;
    const lies = ({ picks: [hex, turn] }: Option): boolean =>
      hex === aim.pick && turn === `turn:${aim.turn}`;
    return this.held.options.find(lies) ?? null;
  });

  readonly turn = $derived(this.aim?.turn ?? this.wanted);

  /** How the tile would be turned on a place, as near as possible to what is wanted. */
  turnAt(pick: string): number {
    return nearestTurn(this.wanted, turnsAt(pick, this.held));
  }

  /** How the tile is turned wherever that is possible. */
  get anywhere(): number {
    return this.wanted;
  }

  /** Turn the tile, through the ways it can lie where it is held. */
  rotate(way: 1 | -1): void {
    const { placing, picked, onpick } = this.held;
    if (!placing) return;
    const pick = picked[0] ?? this.aim?.pick;
    const offered = pick === undefined ? ALL : turnsAt(pick, this.held);
    this.wanted = turned(this.turn, way, offered.length > 0 ? offered : ALL);
    if (picked[0] !== undefined && offered.length > 1) onpick(`turn:${this.wanted}`);
  }

  /** Turn the tile with the wheel; false if that means the window. */
  spin(event: WheelEvent): boolean {
    if (!this.held.placing || event.ctrlKey || this.aim === null) return false;
    this.spun += event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 20 : event.deltaY;
    if (Math.abs(this.spun) >= NOTCH) {
      this.rotate(this.spun > 0 ? 1 : -1);
      this.spun = 0;
    }
    return true;
  }

  keys(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.held.placing) return;
    if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) {
      return;
    }
    if (event.key === 'q' || event.key === ',') this.rotate(-1);
    else if (event.key === 'e' || event.key === '.') this.rotate(1);
    else return;
    event.preventDefault();
  }
}
