/** Which people a seat has, and what that people is drawn with. */

import { getContext, setContext } from 'svelte';

import type { Chair } from '../../net/wire.gen';

const KEY = Symbol('peoples');
/** Sylphs are green, Mecass red, Pterygotes blue, Azagayah yellow: the marks of these colours. */
const MARKS = [3, 0, 1, 2] as const;

/** The mark of a people, by its number. */
export function markOfPeople(people: number): number {
  return MARKS[people] ?? people;
}

/** The people of a seat: the one it chose, or that of its place. */
export function peopleOf(seat: number, chairs: readonly Chair[] | undefined): number {
  return chairs?.[seat]?.people ?? seat;
}

/** Tell all components inside which people their seats have. */
export function seatPeoples(chairs: () => readonly Chair[]): void {
  setContext(KEY, (seat: number) => peopleOf(seat, chairs()));
}

/** The people of a seat, as a component around this one was told. */
export function seated(): (seat: number) => number {
  return getContext<((seat: number) => number) | undefined>(KEY) ?? ((seat) => seat);
}
