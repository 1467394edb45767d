/** Mouse, pen and finger on a board: what somebody means who points at a place of the drawing. */

import type { Attachment } from 'svelte/attachments';

import type { Point } from './hexes';
import { nearest, type Spot } from './spots';

export interface Hands<T extends Spot> {
  readonly spots: () => readonly T[];
  /** The place of the drawing under a place of the page: `place` of the window. */
  readonly place: (page: Point) => Point;
  /** The spot that is seen at a place; without it, the one whose shape is hit. */
  readonly at?: (place: Point) => T | null;
  /** How far a spot is from a place of the drawing. */
  readonly far: (spot: T, place: Point) => number;
  /** How near a finger has to come to a spot that can be picked, in pixels. */
  readonly reach: number;
  /** A click on a spot or beside all of them; without a place where a screen reader clicks. */
  readonly onclick: (spot: T | null, place: Point | null) => void;
  readonly onhover: (spot: T | null) => void;
}

/** Listen on the group that holds all layers of a board. */
export function pointing<T extends Spot>(hands: Hands<T>): Attachment<SVGElement> {
  function placeOf({ clientX, clientY }: MouseEvent, aside = 0): Point {
    return hands.place({ x: clientX + aside, y: clientY });
  }

  /** The spot an event belongs to in the page. */
  function owner(event: Event): T | null {
    const element = event.target instanceof Element ? event.target.closest('[data-spot]') : null;
    const key = element?.getAttribute('data-spot');
    return hands.spots().find((spot) => spot.key === key) ?? null;
  }

  function seen(event: MouseEvent, place: Point): T | null {
    return hands.at === undefined ? owner(event) : hands.at(place);
  }

  /** For a finger the nearest spot that can be picked, if it did not hit one. */
  function meant(event: MouseEvent, place: Point): T | null {
    const own = seen(event, place);
    if (own?.pick != null || !isFinger(event)) return own;
    const reach = placeOf(event, hands.reach).x - place.x;
    return nearest(hands.spots(), (spot) => hands.far(spot, place), reach) ?? own;
  }

  function click(event: MouseEvent): void {
    if (isPointed(event)) {
      const place = placeOf(event);
      hands.onclick(meant(event, place), place);
    } else hands.onclick(owner(event), null);
  }

  function move(event: PointerEvent): void {
    if (event.pointerType !== 'touch') hands.onhover(seen(event, placeOf(event)));
  }

  return (element) => {
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('click', click, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerleave', () => hands.onhover(null), { signal });
    return () => gone.abort();
  };
}

function isFinger(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType !== 'mouse';
}

/** Whether a pointer clicked; keys and screen readers click without one and mean the element itself. */
function isPointed(event: MouseEvent): boolean {
  return event.detail > 0 && (!(event instanceof PointerEvent) || event.pointerType !== '');
}
