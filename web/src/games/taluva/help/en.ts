import type { Help } from '../../../help/contract';

const help: Help = [
  {
    id: 'aim',
    title: 'What it is about',
    body: [
      'Together you build a volcanic island out of tiles, side by side and on top of each other, and settle it. Each of you has 20 huts, 2 towers and 3 temples; there are 48 tiles.',
      'Whoever is the first to use up two of the three kinds of buildings wins at once. If the tiles run out before that, the most temples win. Whoever cannot build is out.',
    ],
    rules: 'TAL-2, TAL-11, TAL-12',
  },
  {
    id: 'your-turn',
    phases: ['draw', 'wait'],
    title: 'Your turn',
    body: [
      'You draw a tile and place it, then you build exactly once. You have to do both; you cannot keep a tile or pass.',
      'You may build anywhere on the island, not only on the tile you have just placed.',
    ],
    rules: 'TAL-3, TAL-6',
  },
  {
    id: 'place',
    phases: ['first', 'place', 'volcano', 'turn'],
    title: 'Placing a tile beside the island',
    body: [
      'A tile has three fields: a volcano and two fields of land. The first one lies in the middle of the table. Later ones touch the island with at least one edge. The terrains need not match, and holes are allowed.',
      {
        figure: 'tile',
        told: 'A tile of three hexes: the volcano on top, two fields of land below it.',
      },
      'Turn the tile with the wheel, with the keys, or with the button beside the board.',
    ],
    rules: 'TAL-3.3, TAL-4',
  },
  {
    id: 'eruption',
    title: 'Eruption: a tile on top',
    body: [
      'Instead you may place the tile on top of others. Then the land under it rises by one level.',
      {
        figure: 'eruption',
        told: 'A tile lies on two others: volcano on volcano, pointing another way, nothing empty underneath.',
      },
      {
        list: [
          'The new volcano lies on a volcano; its land may lie on anything, on volcanoes, too.',
          'It points in another direction than the one beneath it, so the tile rests on at least two others.',
          'The three fields underneath have the same level; nothing is empty below.',
          'Huts may be covered, your own and those of others; they are lost, but count as built.',
          'Temples and towers are never covered.',
          'No settlement may vanish completely.',
        ],
      },
      'An eruption may split a settlement in two.',
    ],
    rules: 'TAL-5',
  },
  {
    id: 'build',
    phases: ['build', 'kind', 'hex'],
    title: 'Building',
    body: [
      'Build once, on free land. Nothing is ever built on a volcano.',
      {
        caption: 'What you can build',
        head: ['Building', 'Where', 'Condition'],
        rows: [
          ['hut', 'level 1, anywhere', 'none; this is how a new settlement begins'],
          ['tower', 'level 3 or higher', 'beside a settlement of yours without a tower'],
          [
            'temple',
            'any level',
            'beside a settlement of yours with 3 or more fields and without a temple',
          ],
          ['expand', 'beside a settlement', 'huts on every free field of one terrain'],
        ],
      },
      'A settlement is everything of your colour that hangs together. Its size is the number of its fields, not of its pieces; heights make no difference. For a tower or a temple one single neighbouring settlement has to meet the whole condition. Only how it stands before you build counts: what you build may join settlements, and one may have two temples then.',
    ],
    rules: 'TAL-1, TAL-6 to TAL-9',
  },
  {
    id: 'expand',
    phases: ['settlement', 'terrain'],
    title: 'Expanding a settlement',
    body: [
      'Choose one of your settlements and a terrain. Every free field of this terrain around the settlement gets huts: as many as its level counts, one on level 1, two on level 2.',
      {
        figure: 'expand',
        told: 'A settlement of one field takes in both jungle fields around it, one hut on level 1 and two huts on level 2.',
      },
      'You cannot leave a field out. If you have too few huts for all of them, you cannot expand onto this terrain. Fields that only come to lie beside the settlement through the expansion are not included.',
    ],
    rules: 'TAL-10',
  },
  {
    id: 'over',
    phases: ['over'],
    title: 'The end',
    body: [
      {
        list: [
          'Two of your kinds used up: you win at once. Covered huts count as built.',
          'You cannot build after placing: you are out. Your pieces stay where they are, protected as before, but you cannot win any more.',
          'Only one player is left: that player wins.',
          'The last tile is placed and its turn is over: most temples win, then most towers, then most huts. If everything is equal, you share the victory.',
        ],
      },
      'At a table where every place is played for, the others play on: whoever finishes takes the best free place, whoever drops out the worst.',
    ],
    rules: 'TAL-11 to TAL-14',
  },
  {
    id: 'marks',
    title: 'Marks and words',
    body: [
      {
        terms: [
          ['level', 'the height of a field; numbers can be shown on the board'],
          ['terrain', 'jungle, clearing, sand, rock, lake; volcanoes are no land'],
          [
            'round hut, slim tower, broad temple with steps',
            'the three kinds; each carries the mark of its player',
          ],
          ['gap', 'something empty under a tile; not allowed'],
          ['hole', 'an empty place on the table amid the island; allowed'],
          ['blue ring', 'you can choose this now'],
        ],
      },
    ],
  },
];

export default help;
