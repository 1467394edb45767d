/** What a reader has chosen for this device: language, light, movement, sound. Kept in the browser. */

import type { Motion } from '../board/contract';
import { speak } from '../net/api';
import type { Phrase } from '../net/wire.gen';
import { LANGUAGES, loadWords, lobbyWords, Words, type Language } from '../words/words';
import { firstVisit, keptFrom, type MotionChoice, type Theme } from './kept';

const STORED = 'dorfplatz.settings';

/** What the browser keeps under a name. */
export function stored(name = STORED): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('auto');
  motion = $state<MotionChoice>('auto');
  sound = $state(false);
  /** Whether a move is played as soon as it is complete, without a question. */
  instant = $state(false);
  /** The words of the pages in the reader's language; those of a game come from `gameWords`. */
  words = $state.raw<Words | null>(null);

  private inLobby = false;
  private systemDark = $state(false);
  private systemCalm = $state(false);

  /** What the device and the reader together ask for. */
  readonly dark = $derived(this.theme === 'auto' ? this.systemDark : this.theme === 'dark');
  readonly moving = $derived<Motion>(
    this.motion === 'auto' ? (this.systemCalm ? 'reduced' : 'full') : this.motion,
  );

  constructor() {
    Object.assign(this, keptFrom(stored(), firstVisit(navigator.languages)));
    // A link may say in which language it wants to be read.
    this.language =
      LANGUAGES.find((one) => location.search.includes(`lang=${one}`)) ?? this.language;
    speak(this.language);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    this.systemDark = dark.matches;
    this.systemCalm = calm.matches;
    dark.addEventListener('change', (event) => (this.systemDark = event.matches));
    calm.addEventListener('change', (event) => (this.systemCalm = event.matches));
    $effect.root(() => {
      $effect(() => this.keep());
      $effect(() => {
        const root = document.documentElement;
        root.dataset['theme'] = this.dark ? 'dark' : 'light';
        root.dataset['motion'] = this.moving;
        const colour = document.querySelector('meta[name="theme-color"]');
        colour?.setAttribute('content', this.dark ? '#191c24' : '#f5ede0');
      });
      $effect(() => speak(this.language));
      $effect(() => void this.fetchWords(this.language));
    });
  }

  private async fetchWords(language: Language): Promise<void> {
    let words = await loadWords(language);
    if (this.inLobby) words = words.with(await lobbyWords(language));
    if (language !== this.language) return;
    this.words = words;
    document.documentElement.lang = language;
    if (this.inLobby) await this.enterLobby(); // somebody went there meanwhile
  }

  /** Fetch what the square and the pages around it say, too; a table does without. */
  async enterLobby(): Promise<void> {
    this.inLobby = true;
    const { language, words } = this;
    if (words?.has('square-title') === true) return;
    const more = await lobbyWords(language);
    // Where nothing is there yet it comes with the others, which have only to wait for it no longer than for themselves.
    if (words !== null && this.words === words) this.words = words.with(more);
  }

  private keep(): void {
    const { language, theme, motion, sound, instant } = this;
    try {
      localStorage.setItem(STORED, JSON.stringify({ language, theme, motion, sound, instant }));
    } catch {
      // A browser that keeps nothing still plays; the choices last until the page is closed.
    }
  }
}

export const settings = new Settings();

/** A sentence of the pages in the reader's language, following every change of it. */
export function say(key: string, args: Phrase['args'] = {}): string {
  return settings.words?.say(key, args) ?? '';
}

/** What stands on the box of a game, on pages that say it of several; a game from another package brings its own words. */
export function boxWords(game: () => string): { readonly title: string; readonly about: string } {
  const boxed = $derived(settings.words?.has(`box-title-${game()}`) === true);
  const others = gameWords(() => (boxed ? '' : game()));
  return {
    get title() {
      return boxed ? say(`box-title-${game()}`) : (others.current?.say('game-title') ?? '');
    },
    get about() {
      return boxed ? say(`box-about-${game()}`) : (others.current?.say('game-about') ?? '');
    },
  };
}

const known: Record<string, Words> = {};

class GameWords {
  current = $state.raw<Words | null>(null);

  constructor(
    private readonly game: () => string,
    failed: () => void,
  ) {
    $effect(() => {
      const wanted = this.game();
      if (wanted !== '') this.load(settings.language, wanted).catch(failed); // '': not known yet
    });
  }

  private async load(language: Language, game: string): Promise<void> {
    const name = `${language} ${game}`;
    const words = known[name] ?? (await loadWords(language, game));
    known[name] = words;
    if (language === settings.language && game === this.game()) this.current = words;
  }
}

/** The words of a game in the reader's language; called while a component is set up. `failed`: they cannot be fetched. */
export function gameWords(
  game: () => string,
  failed: () => void = () => undefined,
): { readonly current: Words | null } {
  return new GameWords(game, failed);
}
