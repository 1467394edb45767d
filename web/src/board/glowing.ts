import type { Attachment } from 'svelte/attachments';

import type { Motion } from './contract';

/** Let a layer of offers glow once whenever it offers something else. */
export function glowing(
  offered: () => readonly string[],
  motion: () => Motion,
): Attachment<SVGElement> {
  return (element) => {
    if (offered().join(' ') === '' || motion() === 'reduced') return;
    const glow = element.animate(
      { opacity: [1, 0.25, 1], easing: 'ease-in-out' },
      { duration: 500 },
    );
    return () => glow.cancel();
  };
}
