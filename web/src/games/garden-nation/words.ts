/** What the list of players, the cards and the caption under the board say. */

import type { Labels } from '../../board/contract';
import type { Words } from '../../words/words';
import { partsOf } from './board/geometry';
import type { Facts, View } from './view.gen';

/** One line about a seat: its people, points, floors and ruses. */
export function seatLine(view: View, seat: number, words: Words): string {
  const player = view.players[seat];
  if (player === undefined) return '';
  const { population, points, floors, ruses } = player;
  return words.say('web-seat', { population, points, floors, ruses });
}

/** The name of a project as its card says it, without the number that records use. */
export function cardName(project: string, words: Words): string {
  return words.name(`project:${project}`).replace(/\s*\(P\d+\)$/, '');
}

/** Only what a card asks for: the part behind the name. */
export function cardText(reference: string, words: Words): string {
  const text = words.name(reference);
  const split = text.indexOf(': ');
  return split < 0 ? text : text.slice(split + 2);
}

/** Who acts after an action on a field, and what they could complete there. */
export function thenText(field: string, view: View, facts: Facts, words: Words): string {
  const leads = view.fields.find(({ id }) => id === field)?.leads ?? null;
  if (leads === null || view.active === null) return '';
  const { following, choices } = facts;
  const here = { territory: `territory:${leads}` };
  if (following === null) return choices.length === 0 ? '' : words.say('web-then-named', here);
  const again = following === view.active && view.left > 1;
  const key = following === view.viewer ? 'web-then-you' : again ? 'web-then-again' : 'web-then';
  const said = words.say(key, { ...here, seat: `seat:${following}` });
  const near = facts.projects.filter(({ fields }) =>
    (fields[following] ?? []).some((id) => partsOf(id).bed === leads),
  );
  if (near.length === 0) return said;
  const projects = near.map(({ project }) => cardName(project, words));
  return `${said} ${words.say('web-then-completes', { projects })}`;
}

/** What a field says that somebody points at: price and way, who acts then, what could be completed. */
export function fieldText(
  field: string,
  view: View,
  facts: Facts,
  labels: Labels,
  words: Words,
): string {
  return joined(labels[`field:${field}`], thenText(field, view, facts, words));
}

/** How a bed stands, how the action comes there, and why nothing can be built if that is so. */
export function bedText(bed: number, facts: Facts, labels: Labels, words: Words): string {
  const name = `territory:${bed}`;
  const { way = null, hindrance = null } = facts.beds[bed - 1] ?? {};
  return joined(
    labels[name] ?? words.name(name),
    way === 'moved-on' || way === 'change' ? words.say(`web-way-${way}`) : '',
    way !== null && hindrance !== null ? words.say(`web-hindrance-${hindrance}`) : '',
  );
}

function joined(...said: readonly (string | undefined)[]): string {
  return said.filter((one) => one !== undefined && one !== '').join(' ');
}
