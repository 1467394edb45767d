import { timeLeft, type Known } from './match';

const STEP = 250;

/** The clocks of a match as they tick; made while a component is set up. */
export class Ticking {
  private now = $state(performance.now());

  constructor(private readonly known: () => Known | null) {
    $effect(() => {
      this.now = performance.now();
      if ((known()?.update.clock?.running.length ?? 0) === 0) return;
      const timer = setInterval(() => (this.now = performance.now()), STEP);
      return () => clearInterval(timer);
    });
  }

  /** The milliseconds a seat has left; null without a clock. */
  left(seat: number): number | null {
    const known = this.known();
    return known === null ? null : timeLeft(known, seat, this.now);
  }
}
