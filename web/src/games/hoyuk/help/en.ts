import type { Help } from '../../../help/contract';

const help: Help = [
  {
    id: 'aim',
    title: 'What it is about',
    body: [
      'Two to five tribes build one town of mud brick. Share blocks with the others and have more there than they have: that brings reward cards, and cards bring victory points.',
      'Everybody has 25 houses, with five players 20; a table may choose another number. The game ends with the round in which somebody builds the last one. Most victory points win.',
    ],
    rules: 'HOY-2, HOY-11',
  },
  {
    id: 'words',
    title: 'Blocks and families',
    body: [
      {
        figure: 'block',
        told: 'Two red houses, a green one, a pen and a ruin in a row: one block. The two red houses, one of them a high-rise, are a family.',
      },
      {
        terms: [
          ['block', 'everything that touches side to side: houses of all colours, pens, ruins'],
          ['family', 'houses of one colour that touch; pens and ruins do not join them'],
          ['high-rise', 'a house with two storeys; it counts as one house'],
          ['open side', 'a side without a house or pen; the edge and ruins are open'],
        ],
      },
      'Blocks are never joined and never split. Corners do not count.',
    ],
    rules: 'HOY-3',
  },
  {
    id: 'round',
    phases: ['wait'],
    title: 'A round',
    body: [
      {
        caption: 'Four phases',
        head: ['Phase', 'What happens'],
        rows: [
          ['1', 'Everybody gets a tile and builds what it shows, then a second one.'],
          ['2', 'From round 2 on a catastrophe strikes.'],
          ['3', 'Blocks are evaluated: reward cards are won.'],
          ['4', 'Played cards go under a stack, and the next start player is named.'],
        ],
      },
      'At the start of each phase everybody may play cards once.',
    ],
    rules: 'HOY-4, HOY-5.1, HOY-9',
  },
  {
    id: 'build',
    phases: ['build', 'stamp', 'what', 'element', 'cell', 'side'],
    title: 'Building',
    body: [
      'A tile shows two houses and a third thing. Take a stamp below the board and then a cell, or the cell first. Whatever can be built must be built; only the shaman may be left out.',
      {
        list: [
          'A house begins a new block on any cell that touches nothing.',
          'In a block where you live, a house must touch one of your own houses there; in another it must touch somebody’s house. Pens and ruins alone are not enough.',
          'A house may replace a ruin under the same conditions.',
          'A second storey goes onto an own house with an open side; what stood on the roof goes back to the supply.',
          'Ovens and shrines stand on own houses, one of the two on each.',
          'A pen lies beside an own house, to which it belongs. If there are several, point at the one that is meant.',
          'No cell may join two blocks, and every pen keeps an open side.',
        ],
      },
      {
        figure: 'pen',
        told: 'A pen of reeds beside a house; a ribbon in its colour shows to which house it belongs.',
      },
      'While a house or a pen is in hand, dark ground is forbidden; pointing at it says why.',
    ],
    rules: 'HOY-5, HOY-6',
  },
  {
    id: 'cards',
    phases: ['cards', 'card', 'set', 'order'],
    title: 'Playing cards',
    body: [
      'In each round you may play as many cards as you have families. A card builds what it shows, or is part of a set of equal cards. Metal stands for anything.',
      {
        caption: 'Victory points of a set',
        head: ['Cards', '1', '2', '3', '4', '5'],
        rows: [['Points', '1', '3', '5', '8', '12']],
      },
      'Tick cards to play a set. To build, tick one card and point at a cell, or use “Build with”. “Play no card” ends your turn in this window.',
      'Hands lie face down. But stacks are open, and whoever watched knows who won what.',
    ],
    rules: 'HOY-10',
  },
  {
    id: 'catastrophe',
    phases: ['loss', 'chance'],
    title: 'Catastrophes',
    body: [
      'A card names blocks: the largest or smallest, or those with most or fewest of something. Everybody who lives there loses one house, or half of something: of one the one, else half rounded down. You choose which.',
      'A house that is lost becomes a ruin, and what stood on it and its pens go back. Locusts take nothing, but the block brings no cards this round.',
      '“What may strike” shows every card that may still come, and what it would cost you now.',
    ],
    rules: 'HOY-7',
  },
  {
    id: 'block',
    phases: ['block', 'top'],
    title: 'Evaluating blocks',
    body: [
      'In turn, everybody chooses a block. Where at least two tribes live, whoever has most of an aspect takes the top card of its stack. If two have equally many, those on high-rises decide; if that is equal, too, nobody gets it.',
      {
        caption: 'The stacks',
        head: ['Stack', 'Most', 'Tie'],
        rows: [
          ['oven, shrine', 'ovens, shrines', 'on high-rises'],
          ['pen', 'pens', 'of high-rises'],
          ['height (advanced)', 'high-rises', 'nobody'],
          ['houses (advanced)', 'houses', 'high-rises'],
          ['cattle, villagers (expert)', 'cattle, villagers', 'at high-rises'],
        ],
      },
      'Point at a block to see its table. A stack without cards is closed for good.',
    ],
    rules: 'HOY-8, HOY-12',
  },
  {
    id: 'return',
    phases: ['return', 'nominate'],
    title: 'The end of a round',
    body: [
      'Whoever played cards puts all of them under one stack that is not closed. Then the start player names somebody else as the next one.',
    ],
    rules: 'HOY-9',
  },
  {
    id: 'expert',
    phases: [
      'ability-red',
      'ability-green',
      'ability-yellow',
      'ability-purple',
      'ability-blue',
      'from',
    ],
    title: 'The expert game',
    body: [
      'Villagers stand on own houses, one on each; cattle in own pens, one in each. The shaman protects the block he stands in from the catastrophe of this round.',
      'Whoever plays a set of five may use the ability of the tribe at once:',
      {
        terms: [
          ['Red, Ders', 'raze a house of another tribe beside an own one and take its place'],
          ['Green, Sneerg', 'a pen and a head of cattle'],
          ['Yellow, Oleyli', 'take two things from others, but no houses and no pens with cattle'],
          ['Purple, Ruples', 'a house; the shaman comes along'],
          ['Blue, Lebu', 'a pen and a villager'],
        ],
      },
    ],
    rules: 'HOY-13, HOY-14',
  },
  {
    id: 'over',
    phases: ['over'],
    title: 'The end',
    body: [
      'As soon as somebody builds the last house of the own supply, or finds no place for a house of a tile, this round is the last.',
      {
        list: [
          'One point for each card left in hand.',
          'In every block, whoever has the greatest family there gets one point for each own house of the block. If two families are equally great, more high-rises decide, else nobody gets anything.',
          'Expert: whoever has most cattle in a block gets one point for each head there, that of the others too; likewise for villagers.',
        ],
      },
      'At equal points more houses on the board win, then more high-rises.',
    ],
    rules: 'HOY-11',
  },
  {
    id: 'marks',
    title: 'Marks and words',
    body: [
      {
        terms: [
          ['colour, pattern and mark of a parapet', 'whose house it is'],
          ['number on a pebble', 'a block; dashed where one tribe lives alone, who wins no cards'],
          ['ribbon at a pen', 'the gate, towards the house it belongs to'],
          ['rubble', 'a ruin; it may be built on, and it never closes a side'],
          ['number beside a stack', 'the cards that are left; a red hand closes it for good'],
          ['small number in a table', 'what decides a tie'],
          ['blue ring', 'you can choose this now'],
          ['dark ground', 'the picked tile may not stand here; point at it and it says why'],
          ['cross', 'lost to the last catastrophe'],
        ],
      },
      'Below your cards you can say when you want to be asked for them. The table answers for you, the log says so, and you can take it back at any time; once the end is near you are always asked.',
      'The others’ cards lie face down. Every card was seen when it was won, so whoever pays attention may know them; a table can also be opened with open hands.',
    ],
  },
];

export default help;
