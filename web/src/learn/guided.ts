/** How a page leads through tasks: a lesson step by step, or one puzzle after the other. */

export interface Guided {
  readonly title: string;
  /** Where one is: which step of how many, or how hard a puzzle is. */
  readonly place: string;
  /** How far one has come, where there is an end. */
  readonly way: { readonly at: number; readonly of: number } | null;
  /** What is said once the task is done, below the answer to the move. */
  readonly after: string;
  /** The ways on, once the task is done and before. */
  readonly onward: string;
  readonly skip: string;
  readonly back: string;
  readonly onback: (() => void) | null;
  readonly onnext: () => void;
  /** Begin this task anew. */
  readonly onagain: () => void;
}
