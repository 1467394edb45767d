/** The log in chapters: what was dealt, then round by round, with long runs of chance folded. */

import type { Line } from '../net/wire.gen';

/** Lines that stand together: one that is told, or several draws that are folded into one. */
export interface Passage {
  readonly lines: readonly Line[];
  readonly folded: boolean;
}

export interface Chapter {
  /** The number of the round; 0: before the first decision. */
  readonly round: number;
  readonly passages: readonly Passage[];
}

/** So many draws in a row are folded. */
const FOLDED = 3;
const BEGINS = 'round-begins';

/** The log in chapters. Where a game tells its rounds they count, else the table is gone around. */
export function chapters(lines: readonly Line[], seats: number): Chapter[] {
  const told = lines.some((line) => line.events.some(({ key }) => key === BEGINS));
  const rounds = told ? toldRounds(lines) : turnRounds(lines, seats);
  const found: { round: number; lines: Line[] }[] = [];
  lines.forEach((line, at) => {
    const round = rounds[at] ?? 0;
    const last = found.at(-1);
    if (last?.round === round) last.lines.push(line);
    else found.push({ round, lines: [line] });
  });
  return found.map((chapter) => ({ round: chapter.round, passages: passages(chapter.lines) }));
}

/**
 * A round begins with the line that says so first of all, or after the line whose end says so. What comes before is the
 * deal; where a match began in the middle it is the round before.
 */
function toldRounds(lines: readonly Line[]): number[] {
  const first = lines.flatMap(({ events }) => events).find(({ key }) => key === BEGINS);
  let round = Math.max(0, Number(first?.args['round'] ?? 1) - 1);
  return lines.map((line) => {
    const begins = line.events.findIndex(({ key }) => key === BEGINS);
    if (begins < 0) return round;
    const before = round;
    const number = line.events[begins]?.args['round'];
    round = typeof number === 'number' ? number : round + 1;
    return begins === 0 ? round : before;
  });
}

/** A round ends when somebody moves who sits before the one who moved last, seen from the first. */
function turnRounds(lines: readonly Line[], seats: number): number[] {
  const first = lines.find((line) => line.seat >= 0)?.seat ?? 0;
  const place = (seat: number): number => (seat - first + seats) % seats;
  let round = 0;
  let last = -1;
  const found = lines.map((line) => {
    if (line.seat < 0) return -1;
    if (round === 0 || place(line.seat) < place(last)) round += 1;
    last = line.seat;
    return round;
  });
  // What chance does belongs to the decision it leads to; at the end to the one before.
  let following = round;
  for (let at = found.length - 1; at >= 0; at -= 1) {
    if (found[at] === -1) found[at] = following;
    else following = found[at] ?? round;
  }
  const begun = lines.findIndex((line) => line.seat >= 0);
  return found.map((one, at) => (at < begun && begun >= FOLDED ? 0 : one));
}

function passages(lines: readonly Line[]): Passage[] {
  const found: Passage[] = [];
  let run: Line[] = [];
  const end = (): void => {
    if (run.length >= FOLDED) found.push({ lines: run, folded: true });
    else found.push(...run.map((line) => ({ lines: [line], folded: false })));
    run = [];
  };
  for (const line of lines) {
    if (line.seat < 0) run.push(line);
    else {
      end();
      found.push({ lines: [line], folded: false });
    }
  }
  end();
  return found;
}

/**
 * What happened since one's last move, to stay marked until the next: the lines of the others, and
 * for whoever only watches the last decision.
 */
export function lately(lines: readonly Line[], seat: number | null): readonly Line[] {
  const last =
    seat === null
      ? lines.findLastIndex((line) => line.seat >= 0) - 1
      : lines.findLastIndex((line) => line.seat === seat);
  const from = last >= 0 ? last + 1 : lines.findIndex((line) => line.seat >= 0);
  if (from < 0) return [];
  return lines.slice(from).filter((line) => line.seat >= 0 && line.events.length > 0);
}

/** The last moves of the others, newest last: what each of them did last is among them, as far as there is room. */
export function latest(lines: readonly Line[], seat: number | null, most: number): readonly Line[] {
  const others = lines.filter(
    (line) => line.seat >= 0 && line.seat !== seat && line.events.length > 0,
  );
  const found = new Set<Line>();
  const seats = new Set<number>();
  for (const line of others.toReversed()) {
    if (seats.has(line.seat) || found.size === most) continue;
    seats.add(line.seat);
    found.add(line);
  }
  for (const line of others.toReversed()) if (found.size < most) found.add(line);
  return others.filter((line) => found.has(line));
}
