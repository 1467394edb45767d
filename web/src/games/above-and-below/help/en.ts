import type { Help } from '../../../help/contract';

const help: Help = [
  {
    id: 'aim',
    title: 'What it is about',
    body: [
      'You rebuild a village above ground and explore the caverns below it. After seven rounds the most village points win: goods on your track, buildings, reputation, and what the buildings promise.',
      {
        figure: 'cut',
        told: 'A cut through the earth: houses above the ground, a free cave and an outpost below it.',
      },
      'You begin with 7 coins, a house with three beds and three villagers; with four players two of them are exhausted in the first round.',
    ],
    rules: 'AAB-2.1, AAB-12',
  },
  {
    id: 'turn',
    phases: ['turn', 'turn-nobody', 'do', 'wait'],
    title: 'Your turn',
    body: [
      'In your turn you do exactly one thing: explore, build, harvest, train or work. Whoever does it is exhausted afterwards. Then it is the next player’s turn. Instead you may pass, and then you are out until the end of the round.',
      'Before that you may do as much as you like that tires nobody: put goods on the track, change the sale spot, buy, renew a row.',
      'Pick the villagers first or the action first, as you like; then confirm.',
    ],
    rules: 'AAB-2.2 to AAB-2.7',
  },
  {
    id: 'villagers',
    title: 'Villagers',
    body: [
      {
        figure: 'villager',
        told: 'A portrait with a hammer at the top left and six bars for the six faces of the die.',
      },
      {
        terms: [
          ['hammer', 'may build'],
          ['quill', 'may train newcomers'],
          ['six bars', 'the lanterns for a roll of 1 to 6; a high bar is a good roll'],
          ['moon', 'exhausted: not before a night in a bed or a cider'],
          ['cross', 'injured: a bed or a potion makes this villager exhausted, no more'],
        ],
      },
    ],
    rules: 'AAB-4.1, AAB-6.1, AAB-3.8',
  },
  {
    id: 'explore',
    phases: ['option', 'section-die', 'lantern-die'],
    title: 'Exploring',
    body: [
      'Two or more ready villagers go below. The book tells what they meet; you choose one of the options. Each says how many lanterns it needs, and often a higher number for another reward. What costs something has to be paid in full first, and is gone whatever happens. Under it stand your chances: alone, and if you exert people.',
      'Every villager of the party rolls a die and gives the lanterns of that face. Bonuses of the option and of your buildings are added.',
      'Success brings what the book says, and the cave is yours to build an outpost in. On failure the cave goes under the pile, and some options punish: if people are injured, you choose which. Where the book offers one of several things, take exactly one.',
    ],
    rules: 'AAB-3',
  },
  {
    id: 'exert',
    phases: [
      'exert-or-fail',
      'exert-both',
      'exert-more',
      'number',
      'exerted',
      'injure',
      'alternative',
    ],
    title: 'Exertion',
    body: [
      'If lanterns are missing after the roll you may exert people of the party: each gives one lantern more and is injured. Say which number you want to reach, then tick exactly as many as are missing. What they rolled still counts.',
      'Only the reward of the highest number you reach is yours.',
    ],
    rules: 'AAB-3.11 to AAB-3.13',
  },
  {
    id: 'build',
    phases: ['building'],
    title: 'Building',
    body: [
      'One villager with a hammer builds one card that lies face up, from the rows or one of the houses that lie open from the start: pay its price. An outpost needs a free cave. Its goods lie on it at once, and it works from now on.',
      {
        terms: [
          ['bed', 'one villager may recover in it every night'],
          ['good with ↻', 'grows again at the end of every round, one at a time'],
          ['!', 'once, when it is built'],
          ['hexagon', 'points at the end; “/” says for each what'],
        ],
      },
      'Every building is worth one point besides. For one coin you may renew the houses or the outposts.',
    ],
    rules: 'AAB-4, AAB-8.6, AAB-12.3, AAB-13',
  },
  {
    id: 'work',
    phases: ['villager', 'token', 'recruit'],
    title: 'Harvest, train, work',
    body: [
      {
        terms: [
          [
            'harvest',
            'each villager you send fetches one good from your buildings into your stock',
          ],
          [
            'train',
            'one villager with a quill brings a newcomer from the row; the space says the price; the newcomer arrives exhausted',
          ],
          ['work', 'one coin for each villager; who works first in a round also takes the cider'],
        ],
      },
    ],
    rules: 'AAB-5, AAB-6, AAB-7',
  },
  {
    id: 'goods',
    phases: ['income', 'final', 'item'],
    title: 'Goods and the track',
    body: [
      {
        figure: 'track',
        told: 'Eight slots; the numbers above say what a good in them is worth.',
      },
      'A new kind of good takes the leftmost empty slot; more of the same go on top of it. Each token is worth the number of its slot at the end: 1, 1, 2, 2, 3, 4, 5, 6. So what you collect most belongs far to the right. What lies there stays there.',
      'The more slots are in use, the higher your income: from 4 to 8 coins. You may place goods in your turn, before your income, and before the final scoring.',
    ],
    rules: 'AAB-10, AAB-9.10',
  },
  {
    id: 'trade',
    phases: ['answer', 'seller', 'price'],
    title: 'Buying and selling',
    body: [
      'One thing of yours may lie on your sale spot; change it once in your turn. Whoever wants it offers at least 3 coins in their own turn, and you accept or decline. After a refusal only a higher price may be offered in that turn.',
    ],
    rules: 'AAB-8.1 to AAB-8.5',
  },
  {
    id: 'night',
    phases: ['recover-exhausted', 'recover-injured'],
    title: 'The night',
    body: [
      'When everybody has passed, the round is over. Each bed moves one villager a step: injured to exhausted, or exhausted to ready. A villager sleeps in one bed only, and beds must be used as far as possible. A potion helps an injured, a cider an exhausted villager; both are used up.',
      'After round seven there is no night. Else there is income, goods grow again, new villagers come to the row, and the start player changes.',
    ],
    rules: 'AAB-9',
  },
  {
    id: 'over',
    title: 'The end',
    body: [
      {
        caption: 'What counts after round seven',
        head: ['What', 'Points'],
        rows: [
          ['goods on the track', 'the number of their slot, each'],
          ['buildings', '1 each, and what stands on them'],
          ['reputation: rank', '5, 3, 2 (with two players 3 for the first)'],
          ['reputation: position', '−2 to 7'],
        ],
      },
      'Goods in stock or on the sale spot and free caves count nothing. Who shares a rank shares its points and those below it, rounded up. Ties at the end: more coins, then more villagers, then more buildings.',
    ],
    rules: 'AAB-12',
  },
  {
    id: 'marks',
    title: 'Marks and words',
    body: [
      {
        terms: [
          ['blue frame', 'you can pick this now'],
          ['tick', 'it is picked; point at it again to take it back'],
          ['dashed action', 'free: it tires nobody, and you may still do something else'],
          ['ready, exhausted, injured', 'where a villager lies; only the ready can be sent'],
          ['hexagon with a star', 'village points; on a card for sale, what it would add now'],
          ['bookmark over the village', 'what was read last in the book; it can be read again'],
        ],
      },
    ],
  },
];

export default help;
