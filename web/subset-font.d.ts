/** What we use of a package without types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly variationAxes?: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
