/**
 * What this browser keeps of a match before it begins: the seal it was told, and the number it adds
 * to the secret one, so that at the end nobody has to believe the server alone.
 */

import type { Fairness, TableInfo } from './wire.gen';

/** The seal as it was first told, and what this browser added; null: nothing. */
export interface Promised {
  readonly seal: string;
  readonly nonce: string | null;
}

/** How what was kept compares with the end; `unknown` if this browser was not there. */
export type Verdict = 'unknown' | 'kept' | 'added' | 'late' | 'broken';

const STORED = 'dorfplatz-promises';
const MOST = 200;
const BYTES = 32;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function store(): Store | null {
  try {
    return localStorage;
  } catch {
    return null; // the reader lets no page keep anything
  }
}

function all(from: Store | null): [string, Promised][] {
  try {
    const read: unknown = JSON.parse(from?.getItem(STORED) ?? '[]');
    return Array.isArray(read) ? (read as [string, Promised][]) : [];
  } catch {
    return [];
  }
}

/** What was kept of a match. */
export function promised(match: string, from: Store | null = store()): Promised | null {
  return all(from).find(([id]) => id === match)?.[1] ?? null;
}

function keep(match: string, promise: Promised, to: Store | null): void {
  const others = all(to).filter(([id]) => id !== match);
  try {
    to?.setItem(STORED, JSON.stringify([...others, [match, promise]].slice(-MOST)));
  } catch {
    // there is no room; the match goes on without
  }
}

/** A number that nobody can guess. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keep the seal of a match that is not over yet, as it was told first. If the start waits for a
 * number of this browser, return it; the same one if it is asked for again.
 */
export function witness(table: TableInfo, to: Store | null = store()): string | null {
  if (table.status !== 'open' && table.status !== 'live') return null;
  const before = promised(table.id, to);
  const nonce = before?.nonce ?? (table.wants_nonce ? fresh() : null);
  if (before === null || nonce !== before.nonce) {
    keep(table.id, { seal: before?.seal ?? table.seal, nonce }, to);
  }
  return table.wants_nonce ? nonce : null;
}

/** Compare what the server says at the end with what this browser kept. */
export async function judge(
  match: string,
  fair: Fairness,
  from: Store | null = store(),
): Promise<Verdict> {
  const before = promised(match, from);
  if (before === null) return 'unknown';
  if (before.seal !== fair.seal || !(await fits(fair.seed, before.seal))) return 'broken';
  if (before.nonce === null) return 'kept';
  return fair.nonces?.includes(before.nonce) === true ? 'added' : 'late';
}

/** Whether a seal is that of a seed; browsers work that out only on secure pages. */
async function fits(seed: string, seal: string): Promise<boolean> {
  const subtle = (globalThis.crypto as Crypto | undefined)?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return true;
  const secret = (seed.match(/../g) ?? []).map((digits) => parseInt(digits, 16));
  const text = [...new TextEncoder().encode('dorfplatz seal '), ...secret];
  const hash = new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(text)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('') === seal;
}
