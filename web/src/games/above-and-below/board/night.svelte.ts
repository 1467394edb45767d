/** A night laid as one plan: what every villager uses, put together from the server's own questions. */

import type { Option, PlanStep } from '../../../net/wire.gen';
import type { Facts, View } from '../view.gen';

/** A question of the night: who is asked, and what that villager could use then. */
export interface Question {
  readonly villager: string;
  readonly options: readonly Option[];
}

/** What an option of a night uses, as facts and views call it: `bp`, `-` for nothing. */
export function useOf({ picks }: Option): string {
  const name = picks.at(-1)?.slice('use:'.length) ?? '';
  return name === 'nothing' ? '-' : name;
}

/** Who is asked in a position, and what there is to choose from; null once the night is settled. */
export function questionIn(view: View, options: readonly Option[]): Question | null {
  const villager = view.recovery?.asked ?? null;
  if (villager === null || view.point !== 'recover') return null;
  const own = options.filter(({ picks }) => picks.at(-1)?.startsWith('use:') === true);
  return own.length === 0 ? null : { villager, options: own };
}

/** The option that comes nearest to what is wished for a villager. */
export function nearest(question: Question, wished: readonly (string | undefined)[]): Option {
  const found = wished
    .map((use) => question.options.find((option) => useOf(option) === use))
    .find((option) => option !== undefined);
  const option = found ?? question.options[0];
  if (option === undefined) throw new RangeError('a question has no answers');
  return option;
}

/** What a villager would use after the one it uses now. */
export function after(question: Question, use: string): Option {
  const at = question.options.findIndex((option) => useOf(option) === use);
  const option = question.options[(at + 1) % question.options.length];
  if (option === undefined) throw new RangeError('a question has no answers');
  return option;
}

interface Asked {
  readonly view: View;
  readonly options: readonly Option[];
  readonly plan: readonly PlanStep[];
  readonly facts: Facts['recovery'];
}

/** What is laid for a night, and how a tap changes it. Boards make one while they are set up. */
export class Night {
  private wishes = $state.raw<Readonly<Record<string, string>>>({});
  private moves = $state.raw<readonly string[]>([]);
  /** The steps that belong to an earlier plan: they say nothing about this one. */
  private stale: readonly PlanStep[] | null = null;
  private position: View | null = null;

  constructor(
    private readonly given: () => Asked,
    private readonly lay: (moves: readonly string[]) => void,
  ) {}

  /** What is asked of the viewer's own village now; null while it is no night of theirs. */
  private readonly asked = $derived.by(() => {
    const given = this.given();
    const { point, active, viewer } = given.view;
    return point === 'recover' && active === viewer && given.options.length > 0 ? given : null;
  });

  /** The questions that are answered by the plan, in their order, and the one that is still open. */
  readonly questions = $derived.by<readonly Question[]>(() => {
    const asked = this.asked;
    if (asked === null) return [];
    const first = questionIn(asked.view, asked.options);
    const later = asked.plan
      .slice(0, this.moves.length)
      .map(({ view, prompt }) => questionIn(view as View, prompt.options));
    return [first, ...later].filter((question) => question !== null);
  });

  /** What everybody would use, by villager: as laid, as settled on the way, or as proposed. */
  readonly uses = $derived.by<Readonly<Record<string, string>>>(() => {
    const asked = this.asked;
    const found: Record<string, string> = {};
    for (const { villager, use } of asked?.facts?.uses ?? []) found[villager] = use;
    const last = asked?.plan.at(-1)?.view as View | undefined;
    for (const view of [asked?.view, last]) {
      for (const { villager, use } of view?.recovery?.settled ?? []) found[villager] = use;
    }
    for (const [at, move] of this.moves.entries()) {
      const question = this.questions[at];
      const option = question?.options.find((one) => one.move === move);
      if (question !== undefined && option !== undefined) {
        found[question.villager] = useOf(option);
      }
    }
    return found;
  });

  /** Whether a villager can use something else than is laid. */
  open(villager: string): boolean {
    return this.questions.some((one) => one.villager === villager && one.options.length > 1);
  }

  /** Keep up with the position and with what the server says of the plan; called while it is set up. */
  follow(): void {
    $effect(() => {
      const asked = this.asked;
      if (asked === null) {
        this.position = null;
        return;
      }
      if (this.position !== asked.view) {
        this.position = asked.view;
        this.wishes = {};
        this.stale = asked.plan;
        this.moves = [];
      } else if (asked.plan === this.stale || asked.plan.length < this.moves.length) return;
      this.extend(asked);
    });
  }

  /** Let a villager use the next thing that is possible; whoever comes later follows as wished. */
  turn(villager: string): void {
    const asked = this.asked;
    const at = this.questions.findIndex((one) => one.villager === villager);
    const question = this.questions[at];
    if (asked === null || question === undefined) return;
    const option = after(question, this.uses[villager] ?? '');
    this.wishes = { ...this.wishes, [villager]: useOf(option) };
    this.say([...this.moves.slice(0, at), option.move], asked);
  }

  private extend(asked: Asked): void {
    const step = asked.plan[this.moves.length - 1];
    const question =
      this.moves.length === 0
        ? questionIn(asked.view, asked.options)
        : step === undefined
          ? null
          : questionIn(step.view as View, step.prompt.options);
    if (question === null) return;
    const proposed = asked.facts?.uses.find((one) => one.villager === question.villager)?.use;
    const option = nearest(question, [this.wishes[question.villager], proposed, 'b']);
    this.say([...this.moves, option.move], asked);
  }

  private say(moves: readonly string[], asked: Asked): void {
    this.stale = asked.plan;
    this.moves = moves;
    this.lay(moves);
  }
}
