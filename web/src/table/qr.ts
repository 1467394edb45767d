/** A link as a code to photograph; the encoder is fetched only when one is shown. */

export interface Dots {
  readonly size: number;
  /** All dark squares as one path, one unit each. */
  readonly path: string;
}

/** The code of a text. */
export async function qr(text: string): Promise<Dots> {
  const { generate } = await import('lean-qr');
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  return { size: code.size, path };
}
