/** The address of a table; the key stands in the fragment, which no server and no log sees. */
export function tableLink(id: string, key: string | null): string {
  return `${location.origin}/table/${encodeURIComponent(id)}${key === null ? '' : `#key=${key}`}`;
}

/** The path of another page of a match, with the key of its table. */
export function pageLink(
  page: 'replay' | 'review' | 'story' | 'table',
  id: string,
  key: string | null,
): string {
  return `/${page}/${encodeURIComponent(id)}${key === null ? '' : `#key=${key}`}`;
}

/** The path of one moment of a match. */
export function momentLink(
  id: string,
  at: number,
  key: string | null,
  page: 'replay' | 'what-if' = 'replay',
  play = false,
): string {
  const moment = `/${page}/${encodeURIComponent(id)}?at=${at}${play ? '&play' : ''}`;
  return moment + (key === null ? '' : `#key=${key}`);
}

/** The key in the fragment of an address. */
export function keyOf(hash: string): string | null {
  const found = /(?:^|&)key=([\w-]{1,32})/.exec(hash);
  return found?.[1] ?? null;
}

/** Put a text into the clipboard, and say whether that worked. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
