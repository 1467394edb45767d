/** The position of Clans in words. */

import type { Words } from '../../words/words';
import { CLANS, clanOfLetter } from './clans';
import { LARGE, REGIONS, sizeOf, type Territory, TERRITORIES, VILLAGES } from './material';
import { isVillage } from './meaning';
import type { View } from './view.gen';

/** The huts of a group, clan by clan: “1 Red, 2 Blue”. */
export function groupText(group: readonly number[], words: Words): string {
  return CLANS.flatMap(({ id, index }) => {
    const huts = group[index] ?? 0;
    return huts === 0 ? [] : [`${huts} ${words.name(`clan:${id}`)}`];
  }).join(', ');
}

/** What a territory is called for those who do not see it: “K3, forest, 2 huts: 1 Red, 1 Blue”. */
export function territoryLabel(territory: Territory, view: View, words: Words): string {
  const group = view.huts[territory.index] ?? [];
  const huts = sizeOf(group);
  const key =
    huts === 0
      ? 'web-territory-empty'
      : isVillage(view, territory)
        ? 'web-territory-village'
        : 'web-territory';
  return words.say(key, {
    territory: territory.id,
    terrain: words.name(`terrain:${territory.terrain}`),
    huts,
    clans: groupText(group, words),
  });
}

/** The clans from the most points to the fewest; equal ones keep the order of the clans. */
export function ranked(
  scores: readonly number[],
): { clan: (typeof CLANS)[number]; score: number }[] {
  return CLANS.map((clan) => ({ clan, score: scores[clan.index] ?? 0 })).sort(
    (a, b) => b.score - a.score || a.clan.index - b.clan.index,
  );
}

/** One line about a seat: its chips, and its clan with its points once that is known. */
export function seatText(view: View, seat: number, words: Words): string {
  const chips = view.chips[seat] ?? 0;
  const clan = view.over === null ? null : clanOfLetter(view.cards[seat] ?? null);
  if (clan === null) return words.say('web-seat', { chips });
  const points = view.scores[clan.index] ?? 0;
  return words.say('web-seat-open', {
    clan: `clan:${clan.id}`,
    points,
    chips,
    total: points + chips,
  });
}

/** The position in sentences, for screen readers. */
export function describe(view: View, words: Words): string[] {
  const said: string[] = [];
  if (view.over !== null) said.push(words.say('game-over', { reason: `over:${view.over}` }));
  else if (view.epoch !== null) {
    said.push(
      words.say('web-epoch-now', {
        epoch: `epoch:${view.epoch}`,
        chips: view.chips_left,
        villages: view.villages,
        most: VILLAGES,
      }),
    );
  }
  said.push(
    words.say('web-scores', {
      scores: ranked(view.scores)
        .map(({ clan, score }) => `${words.name(`clan:${clan.id}`)} ${score}`)
        .join(', '),
    }),
  );
  const villages = TERRITORIES.filter((territory) => isVillage(view, territory));
  if (villages.length > 0) {
    said.push(words.say('web-villages', { villages: villages.map(({ id }) => id) }));
  }
  const large = TERRITORIES.filter(({ index }) => sizeOf(view.huts[index]) >= LARGE);
  if (large.length > 0) said.push(words.say('web-large', { groups: large.map(({ id }) => id) }));
  for (const region of REGIONS) {
    const groups = TERRITORIES.filter(
      (territory) => territory.region === region && sizeOf(view.huts[territory.index]) > 0,
    ).map((territory) => territoryLabel(territory, view, words));
    said.push(
      groups.length === 0
        ? words.say('web-region-empty', { region: `region:${region}` })
        : words.say('web-region', { region: `region:${region}`, groups: groups.join('; ') }),
    );
  }
  return said;
}
