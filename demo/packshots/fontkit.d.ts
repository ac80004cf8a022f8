/** The few parts of fontkit that are used; the package ships no types. */
declare module 'fontkit' {
  type Outline = {
    scale(x: number, y: number): Outline;
    translate(x: number, y: number): Outline;
    toSVG(): string;
  };

  export type Font = {
    readonly familyName: string;
    readonly unitsPerEm: number;
    /** Of the line, in units: up, and down as a negative number. */
    readonly ascent: number;
    readonly descent: number;
    readonly capHeight: number;
    layout(text: string): {
      readonly glyphs: readonly { readonly id: number; readonly path: Outline }[];
      readonly positions: readonly { readonly xAdvance: number }[];
      readonly advanceWidth: number;
      readonly bbox: { readonly minY: number; readonly maxY: number };
    };
  };

  export function create(bytes: Uint8Array): Font;
}
