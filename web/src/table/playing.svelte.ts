/** What the page of a match shows besides the match: which panel, tab and list, and what was read. */

import { tick, untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import { COACHED } from '../app/kept';
import { settings, stored } from '../app/settings.svelte';
import type { Words } from '../words/words';
import { lately } from './chapters';
import type { Laid } from './laid.svelte';
import { labelled, references } from './match';
import type { Panel } from './Overlays.svelte';
import { take } from './picking';
import type { Session } from './session.svelte';
import { pageLink } from './share';

export const TABS = ['choices', 'players', 'log', 'chat', 'more'] as const;
export type Tab = (typeof TABS)[number];
export type Talk = 'stand' | 'log' | 'chat';

const RETOLD = { full: 1500, slow: 3200, reduced: 1500 };

export class Playing {
  private readonly wideScreen = new MediaQuery(
    '(min-width: 900px), (orientation: landscape) and (max-height: 560px)',
    true,
  );
  private readonly lowScreen = new MediaQuery('(max-height: 560px)', false);
  private readonly broadScreen = new MediaQuery(
    '(min-width: 1280px) and (min-height: 640px)',
    false,
  );
  private readonly highScreen = new MediaQuery(
    '(min-width: 1600px) and (min-height: 920px), (min-width: 1280px) and (min-height: 1000px), (min-width: 900px) and (min-height: 1240px)',
    false,
  );
  private readonly deskScreen = new MediaQuery(
    '(min-width: 1280px) and (min-height: 860px)',
    false,
  );

  panel = $state<Panel | null>(null);
  /** The rule somebody asks about; empty: the rules are opened where the game is. */
  rule = $state('');
  /** Whether a coach sits at this table. */
  coached = $state(false);
  tab = $state<Tab>('choices');
  talk = $state<Talk>('stand');
  sheetOpen = $state(false);
  /** Whether somebody wants the list of choices although the board offers the same. */
  unfolded = $state(false);
  /** Whether somebody at the device has opened the curtain. */
  opened = $state(false);
  chatRead = $state(0);
  retelling = $state(false);
  /** Where log, chat or the pages of the sheet lie. */
  lower = $state<HTMLElement>();
  /** The prompt whose page was put away. */
  read = $state.raw<unknown>(null);
  /** Whether the match was still on when the page came to it: then its end is counted up. */
  readonly fresh: boolean;

  constructor(
    readonly session: Session,
    readonly laid: Laid,
    private readonly plain: () => Words,
  ) {
    this.fresh = untrack(() => !session.over);
    this.coached = stored(COACHED)?.includes(`"${session.id}"`) === true;
  }

  // -- The screen -----------------------------------------------------------------------------

  /** Whether board and column lie side by side. */
  readonly wide = $derived.by(() => this.wideScreen.current);
  /** A phone held sideways: the hand lies on the board, because height is dear. */
  readonly low = $derived.by(() => this.lowScreen.current);
  /** Room for log and chat on the other side of the board, where no rail of the board lies. */
  readonly railed = $derived.by(
    () => this.broadScreen.current && this.wide && this.folder?.rail !== true,
  );
  /** The column is shared: above the game's own panel, below log and chat. The screen decides, so that it stays. */
  readonly shared = $derived.by(() => {
    const few = this.session.chairs.length <= 2;
    const high = this.highScreen.current || (few && this.deskScreen.current);
    return this.folder !== null && !this.railed && high;
  });
  /** Whether the game's own panel is seen beside log and chat. */
  readonly roomy = $derived.by(() => this.folder === null || this.railed || this.shared);

  // -- What lies there --------------------------------------------------------------------------

  readonly folder = $derived.by(() => this.laid.folder);
  readonly words = $derived.by(() => this.plain());
  /** The words of those who hear the table. */
  readonly spoken = $derived.by(() => this.laid.spoken ?? this.plain());
  readonly mark = $derived.by(() => this.laid.mark);
  readonly update = $derived.by(() => this.session.now?.update ?? null);
  readonly result = $derived.by(() => this.update?.result ?? null);
  /** Whether the end is shown: nobody looks back. */
  readonly ended = $derived.by(() => this.result !== null && this.session.past === null);
  /** The part of the rules that the question is about. */
  readonly section = $derived.by(() =>
    (this.update?.prompt.sentence.key ?? '').replace(/^ask-/, ''),
  );
  /** What every place is called comes from the game. */
  readonly labels = $derived.by(() =>
    this.session.past === null ? labelled(this.session.said, this.spoken) : {},
  );

  readonly unread = $derived.by(() => Math.max(0, this.session.chat.length - this.chatRead));
  readonly talks = $derived.by<readonly Talk[]>(() =>
    this.roomy ? ['log', 'chat'] : ['stand', 'log', 'chat'],
  );
  readonly shownTalk = $derived.by(() => (this.talks.includes(this.talk) ? this.talk : 'log'));
  readonly chatShown = $derived.by(() =>
    this.wide ? this.shownTalk === 'chat' : this.sheetOpen && this.tab === 'chat',
  );

  /** What happened since one's last move stays marked until the next. */
  readonly recent = $derived.by(() => lately(this.session.lines, this.session.seat));
  readonly recentLit = $derived.by(() => references(this.recent.flatMap((line) => line.events)));

  /** Whether nobody else can see the screen's secrets: one plays alone against bots. */
  readonly alone = $derived.by(
    () =>
      this.session.own.length === 1 &&
      this.session.chairs.every(
        ({ kind }, seat) => kind === 'bot' || this.session.own.includes(seat),
      ),
  );
  /** The seat the device is passed to; null while nobody has to look away. */
  readonly curtain = $derived.by(() => {
    const { session } = this;
    if (session.own.length < 2 || !session.hidden || session.over) return null;
    if (session.passing !== null) return session.passing;
    return this.opened ? null : (session.turnOf ?? session.seat);
  });
  /** What the position would be after the move, or the plan, that is complete now. */
  readonly ghost = $derived.by(() => {
    const { session } = this;
    if (session.past !== null) return null;
    if (session.planning?.view != null) return session.planning.view;
    return session.foresight.ghostOf === session.chooser.move ? session.foresight.ghost : null;
  });
  /** Whether the prompt is a page to be read. */
  readonly story = $derived.by(
    () =>
      this.session.choosing &&
      this.curtain === null &&
      this.update !== null &&
      this.update.prompt.body.length > 0,
  );
  /** Where the match so far can be read, if it can. */
  readonly storyLink = $derived.by(() =>
    this.folder?.story === undefined
      ? undefined
      : pageLink('story', this.session.id, this.session.key),
  );

  // -- What somebody does --------------------------------------------------------------------------

  /** Lay something over the table, or nothing; the rules perhaps at one of them. */
  show(panel: Panel | null, rule = ''): void {
    this.panel = panel;
    this.rule = rule;
  }

  look(at: number): void {
    if (this.session.past?.at === at) this.session.toNow();
    else void this.session.lookBack(at);
    if (!this.wide) this.sheetOpen = false;
  }

  /** Show once more what happened since one's last move; whoever does something else ends it. */
  async retell(): Promise<void> {
    const { session } = this;
    this.retelling = true;
    try {
      for (const { number } of this.recent) {
        await session.lookBack(number);
        if (session.past?.at !== number) return;
        await new Promise((done) => setTimeout(done, RETOLD[settings.moving]));
        if (session.past?.at !== number) return;
      }
      session.toNow();
    } finally {
      this.retelling = false;
    }
  }

  async showLog(): Promise<void> {
    this.talk = 'log';
    this.tab = 'log';
    this.sheetOpen = true;
    await tick();
    const lines = this.lower?.querySelectorAll<HTMLButtonElement>('ol.log button');
    (lines?.[lines.length - 1] ?? this.lower)?.focus();
  }

  async showChoices(): Promise<void> {
    if (!this.session.mine) return;
    this.tab = 'choices';
    this.unfolded = true;
    if (!this.wide) this.sheetOpen = true;
    await tick();
    const ready = this.session.chooser.move !== null;
    const wanted = ready ? '[data-do="confirm"]' : '.choices [data-pick]';
    document.querySelector<HTMLButtonElement>(wanted)?.focus();
  }

  /** Whoever picks on the board by keyboard goes on at the confirmation. */
  pick(choice: string): Promise<void> {
    return take(this.session, choice);
  }

  /** One step back: from the past, from the last pick, from the sheet, from an answer. */
  leave(): void {
    const { session } = this;
    if (session.past !== null) session.toNow();
    else if (session.chooser.picked.length > 0) session.back();
    else if (this.sheetOpen) this.sheetOpen = false;
    else session.forgetAnswers();
  }
}
