/** Small drawings as paths, each around the middle of its thing: plants, symbols, found things. */

export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  /** Only a line, without an area. */
  readonly line?: boolean;
}

/** The seven plants by the number of their bed, in a box from -10 to 10. */
export const PLANTS: Readonly<Record<number, readonly Stroke[]>> = {
  // A strawberry.
  1: [
    { d: 'M0 9C-8 5-9-3-5-5Q0-7 5-5C9-3 8 5 0 9Z', fill: '#d8433a' },
    { d: 'M-6-5Q-3-9 0-6 3-9 6-5 2-4 0-2-2-4-6-5Z', fill: '#4d8a3c' },
    { d: 'M-3 0v.6M3 0v.6M0 3.500v.6M-1.500-1.500', line: true },
  ],
  // A carrot.
  2: [
    { d: 'M-4.500-3Q0-6 4.500-3L1 9Q0 10-1 9Z', fill: '#e8842b' },
    { d: 'M0-4C-5-6-6-9-5-10-2-9-1-7 0-5 1-7 2-9 5-10 6-9 5-6 0-4Z', fill: '#4d8a3c' },
    { d: 'M-2.500 0H0M0 3.500H2', line: true },
  ],
  // A pod of peas.
  3: [
    { d: 'M-9-4C-6 8 6 9 9-3 9-4 8-5 7-4-3 2-7-1-9-4Z', fill: '#5c9a45' },
    {
      d: 'M-4.500-.5a2.300 2.300 0 1 0 .1 0ZM0 .8a2.500 2.500 0 1 0 .1 0ZM4.400-.6a2.200 2.200 0 1 0 .1 0Z',
      fill: '#a9cf6b',
    },
  ],
  // A pumpkin.
  4: [
    { d: 'M0-5C9-9 12 8 3 8.500H-3C-12 8-9-9 0-5Z', fill: '#e0a02c' },
    { d: 'M0-5V8.500M-4-5.500Q-7 2-3.500 8M4-5.500Q7 2 3.500 8', line: true },
    { d: 'M-1-5Q-1-9 3-10L4-8Q1.500-7 1.500-5Z', fill: '#6f8a3c' },
  ],
  // A radish.
  5: [
    { d: 'M0 10Q0 7-2 6C-9 4-7-4 0-4S9 4 2 6Q1 7 0 10Z', fill: '#c23a72' },
    { d: 'M-1.500 6.500Q0 7.500 1.500 6.500L0 10Z', fill: '#fbf3e6' },
    { d: 'M0-4Q-7-5-6-10 0-9 0-5 0-10 6-10 7-5 0-4Z', fill: '#5c9a45' },
  ],
  // An onion.
  6: [
    { d: 'M0-6C2-2 8-1 8 4S4 9 0 9-8 8-8 4-2-2 0-6Z', fill: '#b98a5c' },
    { d: 'M0-5V9M-1-3Q-5 3-3 8.500M1-3Q5 3 3 8.500', line: true },
    { d: 'M0-6Q-3-8-2-10M0-6Q0-9 2-10M-1.500 9l-1 1.500M1.500 9l1 1.500', line: true },
  ],
  // An aubergine.
  7: [
    { d: 'M3-6C-1-5-9 0-7 6-5 11 4 9 6 1 7-3 6-6 3-6Z', fill: '#6a4a93' },
    { d: 'M-4 4Q-4 1-1-1', line: true },
    { d: 'M1-7Q5-9 7-5 8-3 6-2 5-4 3-4 1-5 1-7ZM5-8 7-10.500', fill: '#5c9a45' },
  ],
};

/** The symbols of the terrains, in a box from -10 to 10 (GAR-2.7). */
export const SYMBOLS: Readonly<Record<string, readonly Stroke[]>> = {
  meadow: [
    {
      d: 'M0-3.200C-3-10 3-10 0-3.200 6-8 9-2 3-1 10 0 7 6 2 2.400 3 9.500-3 9.500-2 2.400-7 6-10 0-3-1-9-2-6-8 0-3.200Z',
      fill: '#fdf6e4',
    },
    { d: 'M0-2.600a2.600 2.600 0 1 0 .1 0Z', fill: '#e2a52f' },
  ],
  straw: [
    { d: 'M-2.600 0Q-2 5-3 9Q0 10.500 3 9 2 5 2.600 0Z', fill: '#fdf6e4' },
    { d: 'M-9.500 1C-9-6-4-9.500 0-9.500S9-6 9.500 1Q0 4-9.500 1Z', fill: '#b5713a' },
    {
      d: 'M-4.500-4.500a1.300 1.300 0 1 0 .1 0ZM2-6.500a1.500 1.500 0 1 0 .1 0ZM5-2a1.200 1.200 0 1 0 .1 0Z',
      fill: '#fdf6e4',
    },
  ],
  leaf: [
    {
      d: 'M0-10C2-7 4-7 4-4 7-5 8-4 9-5 9-2 7 0 8 2 5 2 3 5 0 5-3 5-5 2-8 2-7 0-9-2-9-5-8-4-7-5-4-4-4-7-2-7 0-10Z',
      fill: '#f1b35c',
    },
    { d: 'M0 10V-5M0 2-4-2M0 2 4-2', line: true },
  ],
  bramble: [
    { d: 'M-9 7C-6-2 0 6 1-2S8-4 8-9', line: true },
    { d: 'M-7 2-9-1-5.500.500M-2.500 3-3-1 0 1.500M1-3-2-5 1.500-6M6-5 9-4 7-7.500', line: true },
  ],
};

/** A floor of a seat: a found thing, standing on the middle of its foot, one floor high. */
export interface Thing {
  /** What is seen from the front, then what lies on it: a rim, dots, a label. */
  readonly side: string;
  readonly shade: string;
  readonly trim: readonly Stroke[];
  readonly top: string;
}

export const FLOOR = 14;

/** Bottle caps, thimbles, matchboxes, spools: the shape says whose floors they are. */
export const THINGS: readonly Thing[] = [
  {
    side: 'M-21-13-23-2q2 4 5 1.500q2.500 4.500 6 2q3 4.500 6.500 2q3 3.500 6 0q3.500 2 6.500-2q3.500 2 6-2q3 2 5-3.500z',
    shade: 'M6-9 8 5q3 0 4.500-3q3.500 2 6-2q3 1 4.500-3L21-13Z',
    trim: [{ d: 'M-15-8.500-16 .5M-8-6.500-9 3M0-6V4M8-6.500 9 3M15-8.500 16 .5', line: true }],
    top: 'M-21-14a21 8.500 0 1 0 42 0a21 8.500 0 1 0-42 0Z',
  },
  {
    side: 'M-18-14-22-1Q0 11 22-1L18-14Z',
    shade: 'M5-7 7 4.600Q16 3 22-1L18-14Z',
    trim: [
      { d: 'M-22-1Q0 11 22-1L21-4.500Q0 7-21-4.500Z', fill: 'var(--gar-cream)' },
      { d: 'M-14-8h.1M-7-5.500h.1M0-5h.1M7-5.500h.1M14-8h.1', line: true },
    ],
    top: 'M-18-14a18 7.500 0 1 0 36 0a18 7.500 0 1 0-36 0Z',
  },
  {
    side: 'M-23 4V-9H13V4ZM13 4V-9L23-17V-4Z',
    shade: 'M13 4V-9L23-17V-4Z',
    trim: [
      { d: 'M-20 1V-6H10V1Z', fill: 'var(--gar-cream)' },
      { d: 'M-23-9H13L23-17', line: true },
    ],
    top: 'M-23-9-12-18H23L13-9Z',
  },
  {
    side: 'M-15-11V-1A15 6 0 0 0 15-1V-11Z',
    shade: 'M4-8V5A15 6 0 0 0 15-1V-11Z',
    trim: [
      {
        d: 'M-22-3V0A22 8.500 0 0 0 22 0V-3A22 8.500 0 0 1 15 2V-1A15 6 0 0 1-15-1V2A22 8.500 0 0 1-22-3Z',
        fill: 'var(--gar-wood)',
      },
      { d: 'M-15-5A15 6 0 0 0 15-5M-15-2A15 6 0 0 0 15-2', line: true },
      { d: 'M-22-14V-11.500A22 8.500 0 0 0 22-11.500V-14Z', fill: 'var(--gar-wood)' },
    ],
    top: 'M-22-14a22 8.500 0 1 0 44 0a22 8.500 0 1 0-44 0Z',
  },
];

/** The roof: the cup of an acorn, turned over. */
export const ACORN = {
  cup: 'M-25 3Q-24-20 0-22 24-20 25 3 0 14-25 3Z',
  shade: 'M6-21Q24-19 25 3 17 8 8 9 16-6 6-21Z',
  scales:
    'M-19-6q4 5 8 0q4 5 8 0M3-6q4 5 8 0q4 5 8 0M-14-13q4 5 8 0M6-13q4 5 8 0M-22 2q4 5 8 1M14 3q4 4 8-1',
  stem: 'M-2-21Q-2-29 5-30L6-27Q2-26 2-21Z',
} as const;
