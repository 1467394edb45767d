/** The five players' marks: a colour, a shape and a pattern that always come together. */

export interface MarkShape {
  /** The name of the shape, for tests and styles; never shown. */
  readonly id: 'diamond' | 'disc' | 'square' | 'triangle' | 'cross';
  /** The mark as a character, for running text beside the colour. */
  readonly sign: string;
  /** The colour, a custom property that follows the theme. */
  readonly colour: string;
  /** The outline of the shape in a box from -10 to 10. */
  readonly path: string;
  /** Strokes inside the shape that repeat its pattern; empty for the solid one. */
  readonly detail: string;
  /** Whether the colour is so light that what stands on it has to be dark. */
  readonly pale?: boolean;
}

export const MARKS: readonly MarkShape[] = [
  {
    id: 'diamond',
    sign: '◆',
    colour: 'var(--seat-0)',
    path: 'M0-9.4 8.2 0 0 9.4-8.2 0Z',
    detail: '',
  },
  {
    id: 'disc',
    sign: '●',
    colour: 'var(--seat-1)',
    path: 'M0-8.2A8.2 8.2 0 1 1 0 8.2 8.2 8.2 0 1 1 0-8.2Z',
    detail: 'M-3.2-3.2h.01M3.2-3.2h.01M-3.2 3.2h.01M3.2 3.2h.01M0 0h.01',
  },
  {
    id: 'square',
    sign: '■',
    colour: 'var(--seat-2)',
    path: 'M-7.6-7.6H7.6V7.6H-7.6Z',
    detail: 'M-7 3 3-7M-7 7 7-7M-3 7 7-3',
  },
  {
    id: 'triangle',
    sign: '▲',
    colour: 'var(--seat-3)',
    path: 'M0-9 9.2 7.4H-9.2Z',
    detail: 'M-3 .2 0-4 3 .2M-5.4 5.2 0-1.4 5.4 5.2',
  },
  {
    id: 'cross',
    sign: '✚',
    colour: 'var(--seat-4)',
    path: 'M-3.2-9H3.2V-3.2H9V3.2H3.2V9H-3.2V3.2H-9V-3.2H-3.2Z',
    detail: 'M-3.2-3.2H3.2V3.2H-3.2ZM0-9V9M-9 0H9',
  },
];

/** The marks in colours that a rulebook fixes, after the five. */
const COLOURED = [
  ['disc', 'white', true],
  ['square', 'yellow', true],
  ['triangle', 'brown', false],
] as const;
const ALL: readonly MarkShape[] = [
  ...MARKS,
  ...COLOURED.flatMap(([id, colour, pale]) =>
    MARKS.filter((mark) => mark.id === id).map((mark) => ({
      ...mark,
      colour: `var(--seat-${colour})`,
      pale,
    })),
  ),
];
export const [WHITE_DISC, YELLOW_SQUARE, BROWN_TRIANGLE] = [5, 6, 7];

/** What `mark` of a game's folder answers for seats that have no colour of their own. */
export const NO_MARK = -1;

/** The mark of an index; none beyond those there are. */
export function markOf(index: number): MarkShape | null {
  return ALL[index] ?? null;
}
