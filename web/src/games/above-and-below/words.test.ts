import { describe, expect, it } from 'vitest';

import type { Words } from '../../words/words';
import type { View } from './view.gen';
import { told } from './words';

const words = { language: 'de' } as Words;

describe('texts of the book', () => {
  const text = { de: 'Der See', en: 'The lake' };

  it('are told in the language of the reader', () => {
    expect(told(text, { texts: 'reader' } as View, words)).toBe('Der See');
  });

  it('are told in the language of the table, if it has one', () => {
    expect(told(text, { texts: 'en' } as View, words)).toBe('The lake');
    expect(told(null, { texts: 'en' } as View, words)).toBe('');
  });
});
