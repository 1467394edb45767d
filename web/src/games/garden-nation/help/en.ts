import type { Help } from '../../../help/contract';

const help: Help = [
  {
    id: 'aim',
    title: 'What it is about',
    body: [
      'Little peoples build a town in an abandoned garden. You stack floors, complete public projects, and work towards two secret projects that nobody else knows.',
      'Points come from public projects at once; at the end from both secret projects and from the people you have left. The most points win; equal points share the victory.',
    ],
    rules: 'GAR-15, GAR-16',
  },
  {
    id: 'secrets',
    phases: ['secrets', 'keep', 'wait-secrets'],
    title: 'Before the first turn: two of four',
    body: [
      'Everybody has 20 floors (17 with three players, 14 with four), four ruses and 35 people; whoever begins has 38.',
      'Everybody is dealt four secret projects and keeps two of different kinds. All choose at the same time. The garden, the public projects and who begins are known by then; the others go back unseen.',
      'Point at a card and the garden shows what it is about: a terrain, or two territories.',
      {
        caption: 'What secret projects score at the end',
        head: ['Project', 'Points'],
        rows: [
          ['Cabaret, Post Office, Barracks', '1 for each floor on meadow, straw, leaf'],
          [
            'Sculpture, Market, Watchtower',
            '3 for each building of 2 or more floors on meadow, straw, leaf',
          ],
          ['Belfry', '7 for each territory in which a building of yours has 3 or more floors'],
          [
            'Observatory',
            '11 for each territory in which a building of yours has 4 or more floors',
          ],
          [
            'Territory Control',
            '4 if you alone have the most floors in one of the two territories, 12 in both',
          ],
        ],
      },
    ],
    rules: 'GAR-1.6 to GAR-1.8',
  },
  {
    id: 'crane',
    phases: ['first', 'action', 'moved-on', 'field', 'wait', 'setup'],
    title: 'The tortoise carries the crane',
    body: [
      'You act in the territory where the tortoise stands. The garden has seven territories, each a bed with a plant and a number, and each of them seven fields that lie alike: the place of the field you use, inside its territory, is the place of the territory to which the tortoise walks next.',
      {
        figure: 'crane',
        told: 'A territory of seven fields beside the whole garden: an action on the field at the right sends the tortoise to the territory at the right.',
      },
      'The fields of the lit territory carry the plant and the number of the territory to which they lead. Whoever acts next acts there, and that may be somebody else.',
      'Only the very first action of the game may happen anywhere.',
    ],
    rules: 'GAR-4',
  },
  {
    id: 'build',
    phases: ['do', 'ground'],
    title: 'Build or demolish',
    body: [
      'Build: put one floor of yours on a free field, or on a building of yours that has no roof. You pay people: the number of the field and one more for each floor that stands there. At least one of your people stays at home.',
      {
        figure: 'build',
        told: 'On a field with number 3 the first floor costs 3, the second 4, the third 5. With a roof a building is finished.',
      },
      'Brambles have number 5. Whoever builds there first lays a ground tile and so chooses the terrain, for the rest of the game.',
      'Demolish: take a whole building of yours back, also one with a roof. It brings twice what its floors cost.',
      {
        caption: 'What a building is worth',
        head: ['Floors', '1', '2', '3', '4', '5'],
        rows: [
          ['1', '2', '4', '6', '8', '10'],
          ['2', '6', '10', '14', '18', '22'],
          ['3', '12', '18', '24', '30', '36'],
          ['4', '20', '28', '36', '44', '52'],
        ],
      },
      'The columns are the numbers of the fields.',
    ],
    rules: 'GAR-6, GAR-7, 4.7',
  },
  {
    id: 'moved-on',
    phases: ['nowhere', 'pass'],
    title: 'If nothing can be built',
    body: [
      'If you can build nothing in the territory of the tortoise, and will not demolish or raid there, the action moves on to the next number, after 7 to 1, until you can build. You are never forced to demolish.',
      'Only if you can build nowhere at all may you pass.',
    ],
    rules: 'GAR-5',
  },
  {
    id: 'projects',
    phases: ['claim', 'refill'],
    title: 'Public projects and roofs',
    body: [
      'Four public projects lie open. If the floor you have just placed completes one, you may claim it: points at once, and the building of this floor gets a roof. One project per action.',
      {
        figure: 'project',
        told: 'Two floors on meadow between one floor on straw and one on leaf: together they complete a large project, and the last of them gets the roof.',
      },
      {
        list: [
          'Only your own buildings without a roof count, and the new floor must be part of it. Fields of two territories that touch are neighbours, too.',
          'Numbers of floors are the least; more is fine.',
          'A free neighbouring field must be really free; brambles without a tile have no terrain.',
          'A finished building cannot grow, and counts only for growth and Territory Control.',
        ],
      },
      {
        caption: 'What public projects ask',
        head: ['Points', 'Your buildings, all without a roof'],
        rows: [
          ['3', 'two neighbours on the same terrain, or 2 floors in an outer territory'],
          ['4', '2 floors beside a free field of another terrain'],
          ['5', 'two neighbours on the same terrain, one of them with 2 floors'],
          ['7', '3 floors in the central territory'],
          ['11', '2 floors, beside one building on each of the two other terrains'],
        ],
      },
      'The best project is preset when you build; press its card or its tag to change that.',
    ],
    rules: 'GAR-9, GAR-10',
  },
  {
    id: 'ruses',
    phases: ['from', 'to'],
    title: 'Ruses',
    body: [
      'You have four ruses for the whole game, at most one per action.',
      {
        terms: [
          [
            'change territory',
            'act in the territory with the next higher or lower number instead, 7 and 1 are neighbours; a thread shows which ones',
          ],
          [
            'move roof',
            'take the roof from a building of yours where the action happens, put it on another of yours on the same terrain, then build or demolish in the first territory',
          ],
          [
            'raid',
            'take over a building of somebody else: they get its worth from your people and their floors back, and you put as many floors of your own there; you need enough of both',
          ],
        ],
      },
    ],
    rules: 'GAR-8',
  },
  {
    id: 'round',
    phases: ['next'],
    title: 'Rounds, turns and growth',
    body: [
      'The first turn of a round has one action, each other turn two. With three or four players, whoever has finished a turn names the next player; the last one of a round begins the next. With two players you take turns, twice each in a round.',
      'After the last turn the peoples grow: in each territory, whoever has the most floors gets two people; in a tie each gets one. The signs of the territories say who would grow now.',
    ],
    rules: 'GAR-3, GAR-12',
  },
  {
    id: 'over',
    phases: ['over'],
    title: 'The end',
    body: [
      'When somebody places the last floor of their supply, the round is played to its end, the peoples grow once more, and the secret projects are revealed.',
      {
        list: [
          'Public projects: as counted already.',
          'Secret projects: only buildings without a roof count, except for Territory Control.',
          'Population: below 10 you lose points, up to 30; from 38 on it is worth 10.',
        ],
      },
      {
        caption: 'What your people are worth',
        head: [
          'People',
          '1',
          '2–3',
          '4–5',
          '6–7',
          '8–9',
          '10',
          '11–13',
          '14–16',
          '17–19',
          '…',
          '38',
        ],
        rows: [['Points', '−30', '−20', '−10', '−5', '−3', '0', '1', '2', '3', '+1 per 3', '10']],
      },
    ],
    rules: 'GAR-14, GAR-15',
  },
  {
    id: 'marks',
    title: 'Marks and words',
    body: [
      {
        figure: 'things',
        told: 'Bottle caps, thimbles, matchboxes and spools: each people builds with one found thing.',
      },
      {
        terms: [
          ['flower, mushroom, leaf', 'meadow, straw, leaf; brambles have no symbol'],
          ['number on a pebble', 'what the next floor costs'],
          ['dark number', 'how many floors a building has'],
          ['acorn cup', 'a roof: the building is finished'],
          ['plant and number on a field', 'the territory to which it leads'],
          [
            'small beds in the corner',
            'the key: where a field lies in its bed, there lies the bed to which it leads',
          ],
          ['mark with +2 or +1 on a sign', 'who would grow there'],
          ['mark on a project', 'who could complete it with the next floor'],
          ['blue ring', 'you can choose this; dashed: with a ruse'],
        ],
      },
    ],
  },
];

export default help;
