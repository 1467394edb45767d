/** How each building looks: the shape of a house above ground, the things in a cave below. */

export type HouseShape =
  'cottage' | 'long' | 'tower' | 'hall' | 'stall' | 'pond' | 'garden' | 'works' | 'store';

export interface HouseLook {
  readonly shape: HouseShape;
  readonly roof: string;
  readonly wall: string;
}

const SHAPES: Readonly<Record<string, HouseShape>> = {
  HOME: 'cottage',
  H01: 'cottage',
  H02: 'long',
  H03: 'cottage',
  H04: 'hall',
  H05: 'long',
  H06: 'cottage',
  H07: 'pond',
  H08: 'garden',
  H09: 'works',
  H10: 'works',
  H11: 'garden',
  H12: 'store',
  H13: 'garden',
  H14: 'long',
  H15: 'works',
  H16: 'works',
  H17: 'long',
  H18: 'works',
  H19: 'cottage',
  H20: 'stall',
  H21: 'hall',
  H22: 'stall',
  H23: 'tower',
  H24: 'tower',
  H25: 'garden',
  K2: 'tower',
  K4: 'works',
  K6: 'long',
};

const ROOFS = ['#b8472e', '#8f5a36', '#5a7d8c', '#a8763a', '#7b5a86', '#5f7f52', '#c9683f'];
const WALLS = ['#f4e6cb', '#efdcb8', '#f7eddb', '#e9d7bd'];

/** The look of a house; star and key houses have banners and stars. */
export function houseOf(id: string): HouseLook {
  const kind = id.charAt(0);
  const number = Number(id.slice(1)) || 0;
  const shape = SHAPES[id] ?? (kind === 'S' ? 'store' : 'hall');
  if (shape === 'garden') {
    const wall = id === 'H25' ? '#d8557a' : '#d8553a';
    return { shape, roof: number % 2 === 0 ? '#6d9a45' : '#7ba24a', wall };
  }
  return {
    shape,
    roof: ROOFS[(number + (kind === 'S' ? 3 : kind === 'K' ? 5 : 0)) % ROOFS.length] ?? '#b8472e',
    wall: WALLS[number % WALLS.length] ?? '#f4e6cb',
  };
}

/** What is seen in a cave. */
export type CaveThing =
  | 'mushrooms'
  | 'pool'
  | 'ore'
  | 'crystals'
  | 'pots'
  | 'trees'
  | 'silk'
  | 'books'
  | 'bunks'
  | 'gate'
  | 'shrine'
  | 'lamps'
  | 'dome'
  | 'flasks'
  | 'steam';

const THINGS: Readonly<Record<string, CaveThing>> = {
  O01: 'mushrooms',
  O02: 'mushrooms',
  O03: 'pool',
  O04: 'pool',
  O05: 'ore',
  O06: 'ore',
  O07: 'ore',
  O08: 'crystals',
  O09: 'crystals',
  O10: 'crystals',
  O11: 'pots',
  O12: 'trees',
  O13: 'silk',
  O14: 'books',
  O15: 'bunks',
  O16: 'steam',
  O17: 'bunks',
  O18: 'gate',
  O19: 'gate',
  O20: 'shrine',
  O21: 'shrine',
  O22: 'lamps',
  O23: 'dome',
  O24: 'flasks',
};

export function caveThing(id: string): CaveThing {
  return THINGS[id] ?? 'lamps';
}
