import type { Help } from '../../../help/contract';

const help: Help = [
  {
    id: 'aim',
    title: 'What it is about',
    body: [
      'Five clans live on the map, with twelve huts each. You secretly belong to one of them. Groups of huts grow together until they stand alone; then they are a village, and every clan in it scores.',
      'You may move the huts of any clan. Lead your own to good places without letting on which one it is. After twelve villages the cards are turned over: the points of your clan and your chips decide.',
    ],
    rules: 'CLA-1, CLA-3.5',
  },
  {
    id: 'setup',
    phases: ['setup'],
    title: 'Before the first move',
    body: [
      'Every region gets one hut of each clan, one in each of its five territories, by lot. Everybody draws a clan card and keeps it to themselves; the cards nobody drew stay hidden too. Lots are drawn for who begins.',
      'After that nothing is left to chance.',
    ],
    rules: 'CLA-2',
  },
  {
    id: 'move',
    phases: ['move', 'from', 'to', 'wait'],
    title: 'Your turn: move a group',
    body: [
      'You take turns clockwise and make exactly one move: take all huts of a territory to a neighbouring territory where huts stand already. You cannot split a group, move into an empty territory, or pass.',
      {
        figure: 'move',
        told: 'Two huts of a territory move together onto the neighbour across the river; the territory they left stays empty.',
      },
      {
        list: [
          'Rivers do not hinder you.',
          'Lakes separate: territories on opposite shores are not neighbours.',
          'A territory that has become empty stays empty until the end.',
        ],
      },
    ],
    rules: 'CLA-3, CLA-4',
  },
  {
    id: 'large',
    phases: ['merge'],
    title: 'Large groups',
    body: [
      'A group of seven or more huts is large and gets a fence. It no longer moves, but others may join it.',
      'If two large groups are neighbours at the start of your turn, you have to merge such a pair: the smaller moves onto the larger; if they are equal, you choose. A large group moves for nothing else, and never onto a small one. At tables where large groups may be merged, you are free to do something else.',
    ],
    rules: 'CLA-5',
  },
  {
    id: 'village',
    phases: ['village'],
    title: 'Founding villages',
    body: [
      'After your move, every group whose neighbours are all empty now becomes a village. Even a single hut is enough, and one move can found several villages at once. Huts on the far side of a lake do not count as neighbours; huts across a river do.',
      {
        figure: 'village',
        told: 'A group of three huts of two clans stands alone: all territories around it are empty.',
      },
      {
        list: [
          'You founded it, so you take a chip, whether your clan lives there or not.',
          'If all five clans meet there, there is strife.',
          'Then every clan that is still there gets the value of the village.',
        ],
      },
      'If the chips of the epoch are not enough for all your new villages, you choose their order: the first ones belong to this epoch, the others to the next.',
    ],
    rules: 'CLA-6, CLA-7',
  },
  {
    id: 'strife',
    title: 'Strife',
    body: [
      'If huts of all five clans stand in a new village, every clan that has only one hut there loses it before the scoring. With four clans or fewer there is no strife.',
      'If all five clans have exactly one hut, all five are lost: nobody scores, but the village and its chip count.',
    ],
    rules: 'CLA-8',
  },
  {
    id: 'scoring',
    title: 'What a village is worth',
    body: [
      'Each hut left in the village counts one point, whoever it belongs to. Every clan in the village gets the whole sum, however many huts it has there. The terrain changes it:',
      {
        list: [
          'On favourable terrain the bonus of the epoch is added.',
          'On hostile terrain nobody gets anything.',
          'The twelfth village, the only one of epoch V, brings five points more on any terrain.',
        ],
      },
      {
        caption: 'The five epochs',
        head: ['Epoch', 'Chips', 'Favourable', 'Bonus', 'Hostile'],
        rows: [
          ['I', '4', 'forest', '+1', 'mountains'],
          ['II', '3', 'mountains', '+2', 'grassland'],
          ['III', '2', 'steppe', '+3', 'forest'],
          ['IV', '2', 'grassland', '+4', 'steppe'],
          ['V', '1', 'everything', '+5', 'nothing'],
        ],
      },
      'When the last chip of an epoch is taken, the next epoch begins at once, even in the middle of a move.',
    ],
    rules: 'CLA-7.1, CLA-9',
  },
  {
    id: 'over',
    phases: ['over'],
    title: 'The end',
    body: [
      'The game ends with the twelfth village; it is still scored. Further villages of the same move are not founded. It also ends when no two groups are neighbours any more.',
      'All cards are turned over. You have the points of your clan and one point for each chip. Clans nobody belongs to are left out, even if they lead. Whoever has the most wins; with equal points you share the place.',
    ],
    rules: 'CLA-10, CLA-11',
  },
  {
    id: 'marks',
    title: 'Marks and words',
    body: [
      {
        terms: [
          [
            '◆ red, ● blue, ■ yellow, ▲ green, ✚ black',
            'the five clans; every hut carries the mark of its clan on the roof',
          ],
          ['territory', 'one of the 60 spaces, named by region and number: K3'],
          ['group', 'all huts in one territory; the number beside it says how many'],
          ['fence', 'a large group of seven or more huts'],
          ['smoke', 'a founded village; it stays as it is'],
          ['chip', 'one point for you, and one step through the epochs'],
          ['blue ring', 'you can choose this now'],
        ],
      },
    ],
  },
];

export default help;
