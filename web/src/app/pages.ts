/** The pages of the square by their addresses. */

export type Page =
  | { name: 'square' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'story'; id: string }
  | { name: 'review'; id: string }
  | { name: 'what-if'; id: string }
  | { name: 'help'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'puzzles' }
  | { name: 'puzzle'; game: string; id: string }
  | { name: 'me' }
  | { name: 'gallery' }
  | { name: 'nowhere' };

/** The page an address leads to. */
export function pageOf(path: string): Page {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { name: 'square' };
  if (parts.length === 1 && (first === 'review' || first === 'what-if')) {
    return { name: first, id: '' };
  }
  if (parts.length === 1 && (first === 'me' || first === 'gallery' || first === 'puzzles')) {
    return { name: first };
  }
  if (first === 'puzzles' && parts.length === 3) {
    return { name: 'puzzle', game: decoded(second ?? ''), id: decoded(parts[2] ?? '') };
  }
  if (parts.length === 2 && second !== undefined) {
    const value = decoded(second);
    if (first === 'new') return { name: 'new', game: value };
    if (first === 'table') return { name: 'table', id: value };
    if (first === 'replay') return { name: 'replay', id: value };
    if (first === 'story') return { name: 'story', id: value };
    if (first === 'review') return { name: 'review', id: value };
    if (first === 'what-if') return { name: 'what-if', id: value };
    if (first === 'help') return { name: 'help', game: value };
    if (first === 'learn') return { name: 'learn', game: value };
  }
  return { name: 'nowhere' };
}

/** An address of the square without what stands behind `?` and `#`. */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** A part of an address as it was meant. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
