/** What things are called on the page, and what the list of players, the cards and the caption say. */

import type { Chooser, Labels } from '../../board/contract';
import { kindOf, nameOf, pickedAs } from '../../board/references';
import type { Option } from '../../net/wire.gen';
import type { Naming, Words } from '../../words/words';
import { partsOf } from './board/geometry';
import type { Facts, ProjectFacts, View } from './view.gen';

const CARD_NUMBER = / \(P\d+\)/;

/** Beds are called by plant and number, fields by their place in the bed, cards without the numbers of records. */
export const naming: Naming = (reference, words) => {
  const name = nameOf(reference);
  switch (kindOf(reference)) {
    case 'field':
    case 'from':
    case 'to': {
      const { bed, direction } = partsOf(name);
      return words.say(`named-field-${direction}`, { bed: `territory:${bed}` });
    }
    case 'territory':
      return words.say(`bed-${name}`);
    case 'crane':
      return words.say('named-crane', { bed: `territory:${name}` });
    case 'project':
    case 'claim':
      return words.say(`project-${name}`).replace(CARD_NUMBER, '');
    case 'ground':
      return words.say(`terrain-${name}`);
    case 'card':
      return words.say(`card-${name}`).replace(CARD_NUMBER, '');
    default:
      return null;
  }
};

/** One line about a seat: its people, points, floors and ruses. */
export function seatLine(view: View, seat: number, words: Words): string {
  const player = view.players[seat];
  if (player === undefined) return '';
  const { population, points, floors, ruses } = player;
  return words.say('web-seat', { population, points, floors, ruses });
}

/** Only what a card asks for: the part behind the name. */
export function cardText(reference: string, words: Words): string {
  const text = words.name(reference);
  const split = text.indexOf(': ');
  return split < 0 ? text : text.slice(split + 2);
}

/** The seats that could complete a project now. */
export function nearTo(facts: ProjectFacts | null): number[] {
  return (facts?.fields ?? []).flatMap((fields, seat) => (fields.length > 0 ? [seat] : []));
}

/** A public project for whoever asks what its drawing means. */
export function readText(id: string, facts: Facts, words: Words): string {
  const near = nearTo(facts.projects.find(({ project }) => project === id) ?? null);
  return joined(
    words.say('web-read', { card: `card:${id}` }),
    near.length === 0 ? '' : words.say('web-near', { seats: near.map((seat) => `seat:${seat}`) }),
  );
}

/** The projects that a seat could complete in a bed with one floor. */
export function within(seat: number, bed: number | null, facts: Facts): string[] {
  return facts.projects
    .filter(({ fields }) => (fields[seat] ?? []).some((id) => partsOf(id).bed === bed))
    .map(({ project }) => `project:${project}`);
}

/** Who acts after an action on a field, and what they, or each of them, could complete there. */
export function thenText(field: string, view: View, facts: Facts, words: Words): string {
  const leads = view.fields.find(({ id }) => id === field)?.leads ?? null;
  if (leads === null || view.active === null) return '';
  const { following, choices } = facts;
  const here = { territory: `territory:${leads}` };
  if (following === null) {
    if (choices.length === 0) return '';
    const each = choices.map((seat) => {
      const projects = within(seat, leads, facts);
      if (projects.length === 0) return '';
      return words.say('web-then-each', { seat: `seat:${seat}`, projects });
    });
    return joined(words.say('web-then-named', here), ...each);
  }
  const again = following === view.active && view.left > 1;
  const key = following === view.viewer ? 'web-then-you' : again ? 'web-then-again' : 'web-then';
  const said = words.say(key, { ...here, seat: `seat:${following}` });
  const projects = within(following, leads, facts);
  return joined(said, projects.length === 0 ? '' : words.say('web-then-completes', { projects }));
}

/** What a building brings to whoever acts, if they demolish it, or to its owner, if they raid it. */
function valueText(field: string, view: View, facts: Facts, words: Words): string {
  const index = view.fields.findIndex(({ id }) => id === field);
  const { owner = null } = view.fields[index] ?? {};
  const { value = 0 } = facts.fields[index] ?? {};
  if (owner === null || view.active === null) return '';
  if (owner === view.active) return words.say('web-demolition', { value });
  return words.say('web-raid', { value, seat: `seat:${owner}` });
}

/**
 * What the board does not show of a field: what its building brings, who acts then, what they could complete.
 * Whoever has said what they do there need not hear what else they could.
 */
export function fieldText(
  field: string,
  view: View,
  facts: Facts,
  words: Words,
  verb: string | null = null,
): string {
  const value = verb === null || verb === 'raid' ? valueText(field, view, facts, words) : '';
  return joined(value, thenText(field, view, facts, words));
}

/** What the complete move leaves to whoever plays it: people and what they score, and what own secrets gain or lose. */
export function afterText(option: Option, view: View, facts: Facts, words: Words): string {
  const seat = view.viewer;
  if (seat === null) return '';
  const change = (unit: string): number => (option.gain?.[unit] ?? 0) - (option.cost?.[unit] ?? 0);
  // What the round brings if it ends with this move is counted afterwards.
  const population = (view.players[seat]?.population ?? 0) + change('population');
  const points = signed((facts.seats[seat]?.track ?? 0) + change('track'));
  return joined(
    words.say('web-after', { population, points }),
    ...changes(option.gain, '+', words),
    ...changes(option.cost, '−', words),
  );
}

/** What is said of a field that is looked at; where it was picked, with what the chosen move leaves. */
export function captionText(
  field: string,
  chooser: Chooser | null,
  view: View,
  facts: Facts,
  words: Words,
): string {
  const verb = chooser === null ? null : pickedAs(chooser.picked, 'do');
  const said = fieldText(field, view, facts, words, verb);
  const option = chooser?.option ?? null;
  return option === null ? said : joined(said, afterText(option, view, facts, words));
}

/** What a ruse takes, with the action that follows: the least and the most people. */
export function priceText(ruse: string, options: readonly Option[], words: Words): string {
  const people = options
    .filter(({ picks }) => picks.includes(ruse))
    .map(({ cost }) => cost?.['population'] ?? 0);
  const least = Math.min(...people);
  const most = Math.max(...people);
  if (people.length === 0 || most === 0) return words.say('web-ruse-price');
  const key = least === most ? 'web-ruse-price-with' : 'web-ruse-price-range';
  return words.say(key, { least, most });
}

/** A number with the sign that books print. */
export function signed(count: number): number | string {
  return count < 0 ? `−${-count}` : count;
}

/** What a move brings to own secret projects, or takes from them: “Market −3.” */
function changes(amounts: Option['gain'], sign: string, words: Words): string[] {
  return Object.entries(amounts ?? {}).flatMap(([unit, count]) => {
    if (!unit.startsWith('secret-')) return [];
    return [`${words.name(unit.replace('-', ':'))} ${sign}${count}.`];
  });
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
