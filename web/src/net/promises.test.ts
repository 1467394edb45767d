import { describe, expect, it } from 'vitest';

import { judge, promised, witness } from './promises';
import type { Fairness, TableInfo } from './wire.gen';

const SEED = '00'.repeat(32);
const SEAL = '677e530574b9baa94feb3e1f1969dd5eba51ad8813662ae57c76c876496c1901';

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const table = (more: Partial<TableInfo> = {}) =>
  ({ id: 'm', status: 'open', seal: SEAL, wants_nonce: true, nonces: null, ...more }) as TableInfo;
const fair = (more: Partial<Fairness> = {}) =>
  ({
    ok: true,
    seal: SEAL,
    seed: SEED,
    nonces: null,
    checks: [],
    problems: [],
    ...more,
  }) as Fairness;

describe('what a browser keeps of a match', () => {
  it('adds a number when it is asked for one, and the same when it is asked again', () => {
    const here = shelf();
    const nonce = witness(table(), here);
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(witness(table(), here)).toBe(nonce);
    expect(witness(table({ id: 'other' }), here)).not.toBe(nonce);
    expect(promised('m', here)).toEqual({ seal: SEAL, nonce });
  });

  it('adds nothing where it is not asked, and keeps the seal all the same', () => {
    const here = shelf();
    expect(witness(table({ status: 'live', wants_nonce: false }), here)).toBeNull();
    expect(promised('m', here)).toEqual({ seal: SEAL, nonce: null });
    expect(witness(table({ id: 'over', status: 'over' }), here)).toBeNull();
    expect(promised('over', here)).toBeNull();
  });

  it('keeps the seal that was told first', async () => {
    const here = shelf();
    witness(table({ seal: 'another' }), here);
    witness(table(), here);
    expect(promised('m', here)?.seal).toBe('another');
    expect(await judge('m', fair(), here)).toBe('broken');
  });

  it('says at the end whether its number was in, and whether the seal held', async () => {
    const here = shelf();
    expect(await judge('m', fair(), here)).toBe('unknown');
    const nonce = witness(table(), here);
    expect(await judge('m', fair({ nonces: [null, nonce] }), here)).toBe('added');
    expect(await judge('m', fair({ nonces: [null, null] }), here)).toBe('late');
    expect(await judge('m', fair({ seal: 'f'.repeat(64) }), here)).toBe('broken');
    expect(await judge('m', fair({ seed: '01'.repeat(32) }), here)).toBe('broken');
    witness(table({ id: 'seen', wants_nonce: false }), here);
    expect(await judge('seen', fair(), here)).toBe('kept');
  });

  it('keeps the latest matches only', () => {
    const here = shelf();
    for (let number = 0; number < 250; number += 1) witness(table({ id: `m${number}` }), here);
    expect(promised('m0', here)).toBeNull();
    expect(promised('m249', here)).not.toBeNull();
  });
});
