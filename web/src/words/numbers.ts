import type { Language } from './words';

/** A number as it is read: with a minus sign, not with a hyphen. */
export function read(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** A change as it is read: `+2`, `−1`. */
export function change(number: number): string {
  return number > 0 ? `+${number}` : read(number);
}

/** A number with its fraction as a language writes it; small ones only, so that nothing has to be grouped. */
export function decimal(number: number, language: Language): string {
  return language === 'de' ? read(number).replace('.', ',') : read(number);
}
