/** A move that could not be taken back once it is sent: the page keeps it for a moment, in sight. */

export class Held {
  /** How long the move that is kept is kept in all, in milliseconds; null while none is. */
  lasts = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private answer: ((send: boolean) => void) | null = null;

  /** Keep a move back; the answer says whether it is to be sent after all. */
  wait(milliseconds: number): Promise<boolean> {
    this.end(false);
    if (milliseconds <= 0) return Promise.resolve(true);
    this.lasts = milliseconds;
    return new Promise((answer) => {
      this.answer = answer;
      this.timer = setTimeout(() => this.end(true), milliseconds);
    });
  }

  /** Send it now, or not at all. */
  end(send: boolean): void {
    clearTimeout(this.timer);
    this.lasts = null;
    this.answer?.(send);
    this.answer = null;
  }
}
