/** What was tried, as a tree of moves; it stands in the fragment of the address. */

import type { FromPosition } from '../net/wire.gen';

export interface TreeNode {
  readonly parent: number;
  readonly move: string;
}

/** Moves that were tried from one moment on. Node 0 is that moment; every other stands behind its parent. */
export interface Tree {
  readonly nodes: readonly TreeNode[];
}

export const ROOT = 0;
/** A link holds no more than this. */
export const MOST_NODES = 600;
export const MOST_CHARACTERS = 20_000;

export const EMPTY: Tree = { nodes: [{ parent: -1, move: '' }] };

/** The moves that lead to a node. */
export function lineTo(tree: Tree, node: number): readonly string[] {
  const moves: string[] = [];
  for (let at = node; at > ROOT; at = tree.nodes[at]?.parent ?? ROOT) {
    moves.unshift(tree.nodes[at]?.move ?? '');
  }
  return moves;
}

/** The nodes that follow a node. */
export function after(tree: Tree, node: number): readonly number[] {
  return tree.nodes.flatMap(({ parent }, at) => (parent === node ? [at] : []));
}

/** The tree with a move behind a node, and where that is; one that was tried already is found again. */
export function grown(tree: Tree, node: number, move: string): readonly [Tree, number] {
  const known = after(tree, node).find((at) => tree.nodes[at]?.move === move);
  if (known !== undefined) return [tree, known];
  return [{ nodes: [...tree.nodes, { parent: node, move }] }, tree.nodes.length];
}

/** The tree without a node and what follows it; and where the other nodes are now. */
export function pruned(tree: Tree, node: number): readonly [Tree, ReadonlyMap<number, number>] {
  const places = new Map<number, number>();
  const nodes: TreeNode[] = [];
  for (const [at, { parent, move }] of tree.nodes.entries()) {
    const under = places.get(parent);
    if (at === node || (at !== ROOT && under === undefined)) continue;
    places.set(at, nodes.length);
    nodes.push({ parent: under ?? -1, move });
  }
  return [{ nodes }, places];
}

/** The last nodes of all lines. */
export function leaves(tree: Tree): readonly number[] {
  return tree.nodes.flatMap((_, at) => (after(tree, at).length === 0 ? [at] : []));
}

/** A tree as text: the moves as a walk meets them, each with how far to go back first. */
export function written(tree: Tree): string {
  const lines: string[] = [];
  let depth = 0;
  const walk = (node: number, level: number): void => {
    for (const next of after(tree, node)) {
      lines.push(`${depth - level}\t${tree.nodes[next]?.move ?? ''}`);
      depth = level + 1;
      walk(next, level + 1);
    }
  };
  walk(ROOT, 0);
  return lines.join('\n');
}

/** The tree a text tells of; null where it tells of none. */
export function read(text: string): Tree | null {
  let tree: Tree = EMPTY;
  let path: number[] = [ROOT];
  if (text === '') return tree;
  for (const line of text.split('\n')) {
    const [back = '', move = '', ...more] = line.split('\t');
    const steps = Number(back);
    if (!/^\d+$/.test(back) || move === '' || more.length > 0 || steps >= path.length) return null;
    path = path.slice(0, path.length - steps);
    const [next, node] = grown(tree, path[path.length - 1] ?? ROOT, move);
    tree = next;
    path = [...path, node];
    if (tree.nodes.length > MOST_NODES) return null;
  }
  return tree;
}

// -- Addresses ---------------------------------------------------------------------------------

/** What the fragment of an address holds: the tree, where one stands in it, a position one brought. */
export interface Kept {
  readonly tree: Tree;
  readonly node: number;
  readonly position: FromPosition | null;
}

/** A text as an address can hold it. */
export function packed(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let plain = '';
  for (const byte of bytes) plain += String.fromCharCode(byte);
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What was packed; null where nothing was. */
export function unpacked(text: string): string | null {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(plain, (letter) => letter.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}

/** The fragment that keeps all that, without `#`; null where it would be too long for a link. */
export function fragmentOf(key: string | null, { tree, node, position }: Kept): string | null {
  const parts: string[] = [];
  if (key !== null) parts.push(`key=${key}`);
  if (position !== null) parts.push(`p=${packed(JSON.stringify(position))}`);
  if (tree.nodes.length > 1) parts.push(`t=${packed(written(tree))}`);
  if (node !== ROOT) parts.push(`n=${numberOf(tree, node)}`);
  const fragment = parts.join('&');
  if (tree.nodes.length > MOST_NODES || fragment.length > MOST_CHARACTERS) return null;
  return fragment;
}

/** What a fragment keeps; what cannot be read is left out. */
export function keptIn(fragment: string): Kept {
  const parts = new Map(
    fragment.split('&').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)] as const;
    }),
  );
  const tree = read(unpacked(parts.get('t') ?? '') ?? '') ?? EMPTY;
  const node = Number(parts.get('n') ?? ROOT);
  return {
    tree,
    node: Number.isInteger(node) && node >= 0 && node < tree.nodes.length ? node : ROOT,
    position: positionIn(unpacked(parts.get('p') ?? '')),
  };
}

/** The place of a node in the order in which it is written. */
function numberOf(tree: Tree, node: number): number {
  let count = 0;
  let found = ROOT;
  const walk = (at: number): void => {
    for (const next of after(tree, at)) {
      count += 1;
      if (next === node) found = count;
      walk(next);
    }
  };
  walk(ROOT);
  return found;
}

function positionIn(text: string | null): FromPosition | null {
  if (text === null || text === '') return null;
  try {
    const told = JSON.parse(text) as Partial<FromPosition>;
    if (typeof told.game !== 'string' || typeof told.position !== 'string') return null;
    return {
      of: 'position',
      game: told.game,
      position: told.position,
      seats: told.seats ?? null,
      options: told.options ?? {},
      version: told.version ?? null,
    };
  } catch {
    return null;
  }
}
