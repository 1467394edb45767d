import type { Point } from '../../../board/hexes';
import type { Spot } from '../../../board/spots';
import type { Words } from '../../../words/words';
import type { Facts } from '../view.gen';
import { bedText } from '../words';
import { ROSE, SIGN } from './geometry';

/** The signs of the beds and the key: nothing is picked there, but they say how things stand. */
export function signSpots(
  beds: ReadonlyMap<number, Point>,
  facts: Facts,
  labels: Readonly<Record<string, string>>,
  words: Words,
): Spot[] {
  const signs = [...beds].map(([bed, { x, y }]): Spot => {
    const label = bedText(bed, facts, labels, words);
    const at = { x: x + SIGN.x, y: y + SIGN.y };
    const shape = `M${String(at.x - 42)} ${String(at.y - 32)}h84v57h-84Z`;
    return { key: String(bed), shape, ...at, label, pick: null };
  });
  const shape = `M${String(ROSE.x - 72)} ${String(ROSE.y - 66)}h144v132h-144Z`;
  return [...signs, { key: 'rose', shape, ...ROSE, label: words.say('web-rose'), pick: null }];
}
