import { describe, expect, it } from 'vitest';

import type { Option } from '../../../net/wire.gen';
import { after, nearest, type Question, useOf } from './night.svelte';

function option(use: string): Option {
  return { move: `Z:NB1=${use}`, picks: ['villager:NB1', `use:${use === '-' ? 'nothing' : use}`] };
}

const question: Question = { villager: 'NB1', options: ['-', 'b', 'c'].map(option) };

describe('a night', () => {
  it('calls doing nothing as the rules do', () => {
    expect(question.options.map(useOf)).toEqual(['-', 'b', 'c']);
  });

  it('takes the first wish that is possible, and else what there is', () => {
    expect(nearest(question, ['bp', 'c', 'b']).move).toBe('Z:NB1=c');
    expect(nearest(question, [undefined, 'pc']).move).toBe('Z:NB1=-');
  });

  it('goes through everything that is possible, and begins again', () => {
    expect(useOf(after(question, 'b'))).toBe('c');
    expect(useOf(after(question, 'c'))).toBe('-');
    expect(useOf(after(question, 'unknown'))).toBe('-');
  });
});
