/** A row that can be pushed aside says at which of its ends there is more: `data-more` is start, end or both. */

import type { Attachment } from 'svelte/attachments';

/** So little is not worth a word. */
const HIDDEN = 6;

export const edges: Attachment<HTMLElement> = (row) => {
  const look = (): void => {
    const start = row.scrollLeft > HIDDEN;
    const end = row.scrollWidth - row.clientWidth - row.scrollLeft > HIDDEN;
    if (start || end) row.dataset['more'] = start && end ? 'both' : start ? 'start' : 'end';
    else delete row.dataset['more'];
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(() => {
    sizes.disconnect();
    follow();
  });
  const follow = (): void => {
    for (const element of [row, ...row.children]) sizes.observe(element);
  };
  follow();
  contents.observe(row, { childList: true });
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
    row.removeEventListener('scroll', look);
  };
};
