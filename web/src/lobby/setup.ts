/** What somebody wants at a new table, before it is opened. */

import type { ClockSetting, GameInfo, GameOption, Wanted } from '../net/wire.gen';

/** What was chosen of the options, by their keys. */
export type Settled = Readonly<Record<string, string | boolean | number>>;

export type Preset = 'bots' | 'friends' | 'anybody' | 'here';
export const PRESETS: readonly Preset[] = ['bots', 'friends', 'anybody', 'here'];

/** Who has the chairs if somebody chooses a way to play; the first chair is one's own. */
export function seatsFor(preset: Preset, count: number, level: string): Wanted[] {
  const others: Record<Preset, Wanted> = {
    bots: { who: 'bot', bot: level },
    friends: { who: 'friend' },
    anybody: { who: 'open' },
    here: { who: 'me' },
  };
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? { who: 'me' } : others[preset]));
}

/** The same seats for another number of people: chairs are added like the last one, or taken away. */
export function resized(seats: readonly Wanted[], count: number): Wanted[] {
  const last = seats[seats.length - 1] ?? { who: 'open' };
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? last);
}

/** How many chairs somebody still has to take before the match can start. */
export function missing(seats: readonly Wanted[]): number {
  return seats.filter(({ who }) => who === 'open' || who === 'friend').length;
}

/** The number of people a table has at first: three where the game allows it. */
export function usualCount(game: GameInfo): number {
  return Math.min(Math.max(3, game.seats[0]), game.seats[1]);
}

/** What an option can be at a table for so many people; a number that names a seat ends with them. */
export function valuesOf(option: GameOption, count: number): (string | boolean | number)[] {
  if (option.kind === 'seat') return Array.from({ length: count }, (_, seat) => seat);
  if (option.kind !== 'number' || option.low === null || option.high === null) {
    return [...option.values];
  }
  const { low, high } = option;
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
}

/** What is played if nobody chooses; it may depend on how many play. */
export function usualValue(option: GameOption, count: number): string | boolean | number {
  const value = option.by_seats[String(count)] ?? option.values[0] ?? '';
  return option.kind === 'seating' ? String(value).slice(0, count) : value;
}

/** A seating in which a seat has another letter; whoever had it gets the one that becomes free. */
export function reseated(all: string, letters: string, seat: number, letter: string): string {
  const before = letters[seat] ?? '';
  return [...letters]
    .map((one, place) => (place === seat ? letter : one === letter ? before : one))
    .filter((one) => all.includes(one))
    .join('');
}

/** Whether an option changes anything, as the others are; of those that are not known nobody can tell. */
export function applies(
  option: GameOption,
  all: readonly GameOption[],
  wanted: Settled,
  count: number,
): boolean {
  return Object.entries(option.only_with).every(([key, value]) => {
    const other = all.find((one) => one.key === key);
    return other === undefined || (wanted[key] ?? usualValue(other, count)) === value;
  });
}

/** The options that are not as usual, as they are sent; what fits no longer is left out. */
export function chosen(
  options: readonly GameOption[],
  wanted: Settled,
  count: number,
): Record<string, Settled[string]> {
  const found: Record<string, Settled[string]> = {};
  for (const option of options) {
    const value = wanted[option.key];
    if (value === undefined || value === usualValue(option, count)) continue;
    if (!applies(option, options, wanted, count)) continue;
    const fits =
      option.kind === 'seating'
        ? String(value).length === count
        : valuesOf(option, count).includes(value);
    if (fits) found[option.key] = value;
  }
  return found;
}

export const CLOCKS = ['none', 'brisk', 'calm', 'day', 'days'] as const;
export type Clock = (typeof CLOCKS)[number];

/** The clocks a table can have; minutes in the bank and seconds for every move, or days. */
export const CLOCK_OF: Record<Clock, ClockSetting> = {
  none: { kind: 'none', bank: 0, bonus: 0, days: 0 },
  brisk: { kind: 'live', bank: 600, bonus: 20, days: 0 },
  calm: { kind: 'live', bank: 1800, bonus: 60, days: 0 },
  day: { kind: 'days', bank: 0, bonus: 0, days: 1 },
  days: { kind: 'days', bank: 0, bonus: 0, days: 3 },
};
