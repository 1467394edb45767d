import { describe, expect, it } from 'vitest';

import type { Words } from '../../words/words';
import type { View } from './view.gen';
import { breakable, isLong, told } from './words';

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

describe('names on narrow cards', () => {
  it('break between the halves of a German word', () => {
    const broken = (name: string) => breakable(name).split('\u00AD');
    expect(broken('Kristallgalerie')).toEqual(['Kristall', 'galerie']);
    expect(broken('Schmugglerbucht')).toEqual(['Schmugg', 'ler', 'bucht']);
    expect(broken('Unterirdischer Fluss')).toEqual(['Unter', 'irdischer Fluss']);
    expect(broken('Hängemattenhalle')).toEqual(['Hänge', 'matten', 'halle']);
    expect(broken('Blindfischteich')).toEqual(['Blind', 'fisch', 'teich']);
    expect(broken('Obstspeicher')).toEqual(['Obst', 'speicher']);
    expect(broken('Großer Speicher')).toEqual(['Großer Speicher']);
    expect(broken('Crystal Gallery')).toEqual(['Crystal Gallery']);
  });

  it('are smaller where a part is long', () => {
    expect(isLong(breakable('Ertrunkenes Dorf'))).toBe(true);
    expect(isLong(breakable('Kristallgalerie'))).toBe(false);
    expect(isLong(breakable('Mushroom Store'), 7)).toBe(true);
    expect(isLong(breakable('Obstspeicher'), 7)).toBe(true);
    expect(isLong(breakable('Fruit Store'), 7)).toBe(false);
  });
});
