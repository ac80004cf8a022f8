/** The few parts of fontkit the lettering uses; the package ships no types. */
declare module 'fontkit' {
  type Outline = {
    scale(x: number, y: number): Outline;
    translate(x: number, y: number): Outline;
    toSVG(): string;
  };

  export type Font = {
    readonly unitsPerEm: number;
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
