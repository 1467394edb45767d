/** A drawing as files, one for light and one for dark (made by web/drawn.ts). */
export interface Drawn {
  readonly light: string;
  readonly dark: string;
}
