/** Somebody looks longer at a thing: the mouse rests on it, or a finger stays there. */

import type { Attachment } from 'svelte/attachments';

export interface Lingering {
  readonly onopen: () => void;
  readonly onclose: () => void;
  /** How long a mouse has to rest, and a finger to stay, in milliseconds. */
  readonly rest?: number;
  readonly press?: number;
}

const MOVED = 10;

/**
 * Open when somebody lingers. The mouse closes by leaving; what a finger opened stays until the next
 * touch anywhere, and the click that would follow the long press is swallowed.
 */
export function lingering({
  onopen,
  onclose,
  rest = 450,
  press = 450,
}: Lingering): Attachment<HTMLElement> {
  return (element) => {
    const gone = new AbortController();
    const { signal } = gone;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let held = false;
    let open = false;

    function start(wait: number, byFinger: boolean): void {
      clearTimeout(timer);
      timer = setTimeout(() => {
        held = byFinger;
        open = true;
        onopen();
      }, wait);
    }

    function stop(): void {
      clearTimeout(timer);
      from = null;
    }

    function close(): void {
      stop();
      if (open) onclose();
      open = false;
    }

    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      hear: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ): void => element.addEventListener(type, hear, { signal, capture });

    on('pointerenter', (event) => {
      if (event.pointerType === 'mouse') start(rest, false);
    });
    on('pointerleave', (event) => {
      if (event.pointerType === 'mouse') close();
    });
    on('pointerdown', (event) => {
      held = false;
      if (event.pointerType === 'mouse') return;
      from = { x: event.clientX, y: event.clientY };
      start(press, true);
    });
    on('pointermove', (event) => {
      if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED)
        stop();
    });
    on('pointerup', stop);
    on('pointercancel', stop);
    on('contextmenu', (event) => {
      if (from !== null || held) event.preventDefault();
    });
    on(
      'click',
      (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    document.addEventListener('pointerdown', () => close(), { signal, capture: true });
    return () => {
      gone.abort();
      close();
    };
  };
}
