/** Parts of a page that come one after the other, each in a task of its own: no finger waits for all of them. */

/** What is to be done, in this order; each answers whether it is done with that. */
const waiting = new Set<() => boolean>();
let bell: MessagePort | null = null;

/** Have something done in a task of its own, after what was asked for before; the answer forgets it again. */
export function later(step: () => void): () => void {
  return inSteps(() => {
    step();
    return true;
  });
}

/** The same for something that takes several tasks: `step` answers whether that was the last of them. */
export function inSteps(step: () => boolean): () => void {
  if (waiting.size === 0) ring();
  waiting.add(step);
  return () => waiting.delete(step);
}

function next(): void {
  const [step] = waiting;
  if (step === undefined) return;
  let done = true;
  try {
    done = step();
  } finally {
    if (done) waiting.delete(step);
    if (waiting.size > 0) ring();
  }
}

/** A message to oneself comes at once, also while the page is not seen, when clocks are slow. */
function ring(): void {
  if (bell === null) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    bell = port2;
  }
  bell.postMessage(null);
}
