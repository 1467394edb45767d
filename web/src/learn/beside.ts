import './beside.css';

/** Where the words stand beside the board, not below it. */
export const WIDE = '(min-width: 900px), (orientation: landscape) and (max-height: 560px)';
