/** The choices of a reader as they are kept in the browser. */

import { LANGUAGES, type Language } from '../words/words';

/** Where it is kept at which tables a coach sits. */
export const COACHED = 'dorfplatz.coach';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'slow', 'reduced'] as const;
export type Theme = (typeof THEMES)[number];
export type MotionChoice = (typeof MOTIONS)[number];

export interface Kept {
  language: Language;
  theme: Theme;
  motion: MotionChoice;
  sound: boolean;
  instant: boolean;
}

/** The choices at a first visit: the first language of the reader that is spoken here, and quiet. */
export function firstVisit(tags: readonly string[]): Kept {
  const spoken = tags.map((tag) => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one)));
  return {
    language: spoken.find((one) => one !== undefined) ?? 'en',
    theme: 'auto',
    motion: 'auto',
    sound: false,
    instant: false,
  };
}

/** What was kept, with everything that is missing or unknown as it would be at the first visit. */
export function keptFrom(text: string | null, usual: Kept): Kept {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '');
  } catch {
    return usual;
  }
  if (typeof read !== 'object' || read === null) return usual;
  const found = read as Partial<Record<keyof Kept, unknown>>;
  return {
    language: LANGUAGES.find((one) => one === found.language) ?? usual.language,
    theme: THEMES.find((one) => one === found.theme) ?? usual.theme,
    motion: MOTIONS.find((one) => one === found.motion) ?? usual.motion,
    sound: typeof found.sound === 'boolean' ? found.sound : usual.sound,
    instant: typeof found.instant === 'boolean' ? found.instant : usual.instant,
  };
}
