/** Things to show on the page of all generic parts; they belong to no game. */

import type { Act } from '../board/acts';
import type { Progress } from '../board/plan';
import { type Language, Words } from '../words/words';

const SOURCES: Readonly<Record<Language, string>> = {
  en: `
unit-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
unit-points = { $count ->
    [one] one point
   *[other] { $count } points
}
title = Parts of every table
acts = What can be done
ring = Beside the mouse
shelf = On the shelf
cards = Cards
hand = A hand
piles = Piles
tracks = Tracks
mats = Mats
plans = Plans
page = A page
stage = A stage
build = Build
raid = Raid
rest = Rest for a while
house = Mill by the brook
house-says = Every villager who sleeps here brings a coin at the end of the round.
worth = worth 7 now
pile = Tiles, { $count } left
track = Population
empty = No cards
story = The light below
story-1 = At the end of the passage something glimmers. It is not gold, and it is not water; it moves when you breathe, and it is still when you are still.
story-2 = Your lanterns are low. If you turn back now, you will be home before night.
go = Go on
confirm = Confirm
close = Look at the table
play = Play all of it
stop = Stop
clear = Put away
undo = Take all of it back
laid = 3 moves are laid.
sending = 1 of 3 played …
done = All 3 moves are played.
refused = 1 of 3 played; the next one is not possible.
why = There is no bed left for the smith.
rail = Rail
window = The window of the board
strip = Own things
bread = bread, bed, coin
`,
  de: `
unit-coins = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}
unit-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
title = Teile jedes Tisches
acts = Was zu tun ist
ring = Neben der Maus
shelf = Auf dem Bord
cards = Karten
hand = Eine Hand
piles = Stapel
tracks = Leisten
mats = Ablagen
plans = Pläne
page = Eine Seite
stage = Eine Bühne
build = Bauen
raid = Plündern
rest = Eine Weile ausruhen
house = Mühle am Bach
house-says = Wer hier schläft, bringt am Ende der Runde eine Münze.
worth = jetzt 7 wert
pile = Plättchen, noch { $count }
track = Bevölkerung
empty = Keine Karten
story = Das Licht da unten
story-1 = Am Ende des Ganges schimmert etwas. Es ist kein Gold, und Wasser ist es auch nicht; es regt sich, wenn ihr atmet, und hält still, wenn ihr stillhaltet.
story-2 = Eure Laternen gehen zur Neige. Wer jetzt umkehrt, ist vor der Nacht zu Hause.
go = Weitergehen
confirm = Bestätigen
close = Zum Tisch
play = Alles spielen
stop = Anhalten
clear = Weglegen
undo = Alles zurücknehmen
laid = 3 Züge liegen bereit.
sending = 1 von 3 gespielt …
done = Alle 3 Züge sind gespielt.
refused = 1 von 3 gespielt; der nächste ist nicht möglich.
why = Für den Schmied ist kein Bett mehr frei.
rail = Rand
window = Das Fenster des Bretts
strip = Eigene Dinge
bread = Brot, Bett, Münze
`,
};

/** The words of the page. */
export function sampleWords(language: Language): Words {
  return new Words(language, [SOURCES[language]]);
}

/** What could be done: dear, rewarding, still open, picked already. */
export function sampleActs(words: Words): Act[] {
  const act = (name: string, more: Partial<Act> = {}): Act => ({
    pick: `do:${name}`,
    name: words.say(name),
    cost: {},
    gain: {},
    depends: [],
    picked: false,
    ...more,
  });
  return [
    act('build', { cost: { coins: 3 }, gain: { points: 2 } }),
    act('raid', { gain: { coins: 1 }, depends: ['coins'] }),
    act('rest', { picked: true }),
  ];
}

/** A plan of three moves in each of its states. */
export const PLANS: readonly Progress[] = (
  [
    ['laid', 0],
    ['sending', 1],
    ['done', 3],
    ['refused', 1],
  ] as const
).map(([status, done]) => ({
  status,
  done,
  moves: ['a', 'b', 'c'],
  version: null,
  problem: null,
}));
