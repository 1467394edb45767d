/** How far somebody came in the lessons, kept in the browser: nobody needs an account for it. */

export interface Progress {
  /** The step somebody stands at. */
  readonly step: number;
  /** Whether the lesson was finished once. */
  readonly finished: boolean;
}

type All = Readonly<Record<string, Progress>>;

const STORED = 'dorfplatz.lessons';
const NOTHING: Progress = { step: 0, finished: false };

/** What was kept, without what cannot be understood. */
export function progressFrom(text: string | null): All {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '');
  } catch {
    return {};
  }
  if (typeof read !== 'object' || read === null) return {};
  const known: Record<string, Progress> = {};
  for (const [name, value] of Object.entries(read)) {
    const { step, finished } = (value ?? {}) as Partial<Record<keyof Progress, unknown>>;
    if (typeof step !== 'number' || !Number.isInteger(step) || step < 0) continue;
    known[name] = { step, finished: finished === true };
  }
  return known;
}

function all(): All {
  try {
    return progressFrom(localStorage.getItem(STORED));
  } catch {
    return {};
  }
}

/** How far somebody came in a lesson. */
export function progressOf(game: string, lesson: string): Progress {
  return all()[`${game} ${lesson}`] ?? NOTHING;
}

/** Remember how far somebody came; what was finished stays finished. */
export function remember(game: string, lesson: string, progress: Progress): void {
  const before = progressOf(game, lesson);
  const now = { step: progress.step, finished: progress.finished || before.finished };
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...all(), [`${game} ${lesson}`]: now }));
  } catch {
    // A browser that keeps nothing begins anew next time.
  }
}
