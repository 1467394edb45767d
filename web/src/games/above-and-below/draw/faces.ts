/** What villagers look like; the same face everywhere and always. */

export interface Look {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly trim: string;
  readonly hat: string;
  readonly top: 'hair' | 'cap' | 'hood' | 'straw' | 'scarf' | 'bald';
  readonly long: boolean;
  readonly beard: boolean;
  readonly glasses: boolean;
  readonly frown: boolean;
  readonly beast: 'hound' | 'badger' | 'moth' | 'salamander' | 'echo' | 'stone' | null;
}

const SKINS = ['#efc9a4', '#d9a679', '#b97f55', '#8d5a3b', '#f3d7bb'];
const HAIRS = ['#3a2a20', '#7a4a26', '#b8742f', '#d9b25f', '#8d8a86', '#a33f26'];
const COATS = ['#4f7ba6', '#a24b3a', '#5d7f4a', '#8a6aa3', '#b98538', '#49707a', '#94604a'];
const HATS = ['#6b4a2c', '#8c3f34', '#3f5d74', '#59703f', '#6d5288'];

/** What was said of somebody by their trade: [top, long, beard, glasses, frown]. */
const TRAITS: Readonly<Record<string, readonly [Look['top'], boolean, boolean, boolean, boolean]>> =
  {
    V01: ['cap', false, true, false, false],
    V02: ['scarf', true, false, false, false],
    V03: ['bald', false, true, false, true],
    V04: ['cap', true, false, false, false],
    V05: ['bald', false, true, false, false],
    V06: ['hair', true, false, true, false],
    V07: ['cap', false, false, true, true],
    V08: ['scarf', true, false, false, false],
    V09: ['hood', false, true, false, false],
    V10: ['straw', true, false, false, true],
    V11: ['hair', false, false, true, false],
    V12: ['hair', true, false, false, false],
    V13: ['hood', false, true, false, true],
    V14: ['hair', true, false, false, false],
    V15: ['cap', false, true, false, true],
    V16: ['hood', true, false, false, false],
    V17: ['straw', false, true, false, false],
    V18: ['hood', true, false, false, true],
    NB: ['cap', false, false, false, false],
    NT: ['hair', true, false, true, false],
    NS: ['straw', false, false, false, false],
  };

const BEASTS: Readonly<Record<string, NonNullable<Look['beast']>>> = {
  X1: 'hound',
  X2: 'badger',
  X3: 'moth',
  X4: 'salamander',
  X5: 'echo',
  X6: 'stone',
};

function of<T>(list: readonly T[], seed: number, other: T): T {
  return list[seed % list.length] ?? other;
}

/** The look of a villager. */
export function lookOf(id: string): Look {
  const seed = [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const [top, long, beard, glasses, frown] = TRAITS[id] ??
    TRAITS[id.slice(0, 2)] ?? ['hair', false, false, false, false];
  return {
    skin: of(SKINS, seed, '#efc9a4'),
    hair: of(HAIRS, seed >> 2, '#3a2a20'),
    coat: of(COATS, seed >> 1, '#4f7ba6'),
    trim: '#f5ead2',
    hat: of(HATS, seed >> 3, '#6b4a2c'),
    top,
    long,
    beard,
    glasses,
    frown,
    beast: BEASTS[id] ?? null,
  };
}
