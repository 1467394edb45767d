import { describe, expect, it } from 'vitest';

import {
  after,
  EMPTY,
  fragmentOf,
  grown,
  keptIn,
  leaves,
  lineTo,
  MOST_NODES,
  packed,
  pruned,
  read,
  type Tree,
  unpacked,
  written,
} from './tree';

/** a, then b and c; behind b d; and e beside a. */
function sample(): Tree {
  let tree = EMPTY;
  for (const [parent, move] of [
    [0, 'a'],
    [1, 'b'],
    [1, 'c>x y'],
    [2, 'd'],
    [0, 'é'],
  ] as const) {
    tree = grown(tree, parent, move)[0];
  }
  return tree;
}

describe('what was tried', () => {
  it('grows by moves and finds again what was tried before', () => {
    const tree = sample();
    expect(lineTo(tree, 4)).toEqual(['a', 'b', 'd']);
    expect(after(tree, 1)).toEqual([2, 3]);
    expect(leaves(tree)).toEqual([3, 4, 5]);
    expect(grown(tree, 1, 'b')).toEqual([tree, 2]);
  });

  it('loses a branch with all that follows', () => {
    const [tree, places] = pruned(sample(), 2);
    expect(tree.nodes.map(({ move }) => move)).toEqual(['', 'a', 'c>x y', 'é']);
    expect(lineTo(tree, 2)).toEqual(['a', 'c>x y']);
    expect(places.get(4)).toBeUndefined();
    expect(places.get(5)).toBe(3);
  });

  it('is the same after it was written and read', () => {
    const again = read(written(sample()));
    const lines = (tree: Tree) => leaves(tree).map((leaf) => lineTo(tree, leaf).join(' '));
    expect(again).not.toBeNull();
    expect(lines(again ?? EMPTY).toSorted()).toEqual(lines(sample()).toSorted());
    expect(read(written(EMPTY))).toEqual(EMPTY);
  });

  it('is not made of what is no tree', () => {
    for (const text of ['x', '1\ta', '0\t', '0\ta\n5\tb', '-1\ta', '0\ta\tb']) {
      expect(read(text)).toBeNull();
    }
  });
});

describe('its address', () => {
  it('keeps tree, place, position and key', () => {
    const position = {
      of: 'position',
      game: 'clans',
      position: 'Ä b; c',
      seats: 2,
      options: { large_merge: 'may' },
      version: 1,
    } as const;
    const fragment = fragmentOf('abc', { tree: sample(), node: 3, position }) ?? '';
    expect(fragment).toMatch(/^key=abc&p=[\w-]+&t=[\w-]+&n=\d+$/);
    const kept = keptIn(fragment);
    expect(kept.position).toEqual(position);
    expect(lineTo(kept.tree, kept.node)).toEqual(['a', 'c>x y']);
  });

  it('of nothing is nothing, and nonsense is left out', () => {
    expect(fragmentOf(null, { tree: EMPTY, node: 0, position: null })).toBe('');
    expect(keptIn('t=%%%&n=9&p=1')).toEqual({ tree: EMPTY, node: 0, position: null });
    expect(unpacked(packed('ÄÖ日本'))).toBe('ÄÖ日本');
  });

  it('is none where it would be too long', () => {
    let tree = EMPTY;
    for (let at = 0; at <= MOST_NODES; at += 1) tree = grown(tree, at, `m${at}`)[0];
    expect(fragmentOf(null, { tree, node: 0, position: null })).toBeNull();
  });
});
