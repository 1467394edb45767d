/** A small drawing for each reason why something may not stand on a cell, around its middle. */
export const MARKS: Readonly<Record<string, string | undefined>> = {
  // Two blocks and a bridge between them.
  'not-connecting': 'M-14 -7v14M-14 0h28M14 -7v14',
  // A fence whose last gap would be closed.
  'not-enclosing': 'M-10 -10h20v20h-20z',
  // The pen itself would have no gap.
  'not-enclosed': 'M-10 -10h20v20h-20zM-4 0h8',
  // Two houses of one's own side by side.
  'not-beside-own': 'M-13 8v-9l6 -6l6 6v9zM1 8v-9l6 -6l6 6v9z',
  // Nothing but a fence beside it.
  'not-beside-house': 'M-12 -6v14M0 -6v14M12 -6v14M-14 1h28',
  // A house walled in on all sides.
  'not-open-side': 'M-12 -12h24v24h-24zM-5 6v-7l5 -5l5 5v7z',
};
