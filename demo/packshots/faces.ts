import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { pickBySeed } from './hash.ts';

type Reach = { above: number; below: number };

/** A typeface that gives lettering as outlines, so that a picture needs no installed font. */
export type Face = {
  /** Width in em. */
  width(text: string): number;
  /** How far the ink of a line reaches above and below its baseline, in em. */
  reach(text: string): Reach;
  /** Height of capitals in em. */
  readonly capHeight: number;
  /** Path data of one line whose baseline starts at x, y. */
  outline(line: { text: string; x: number; y: number; size: number }): string;
};

const require = createRequire(import.meta.url);

function loadFont(file: string): Font {
  return create(readFileSync(require.resolve(`@fontsource/${file}`)));
}

const roundedCoordinate = (value: string): string => String(Number(Number(value).toFixed(2)));

function createFace(file: string): Face {
  let loaded: Font | undefined;
  const font = (): Font => (loaded ??= loadFont(file));
  const widths = new Map<string, number>();
  const reaches = new Map<string, Reach>();
  return {
    reach(text) {
      const known = reaches.get(text);
      if (known !== undefined) return known;
      const { minY, maxY } = font().layout(text).bbox;
      const reach = { above: maxY / font().unitsPerEm, below: -minY / font().unitsPerEm };
      reaches.set(text, reach);
      return reach;
    },
    width(text) {
      const known = widths.get(text);
      if (known !== undefined) return known;
      const width = font().layout(text).advanceWidth / font().unitsPerEm;
      widths.set(text, width);
      return width;
    },
    get capHeight() {
      return (font().capHeight || font().unitsPerEm * 0.7) / font().unitsPerEm;
    },
    outline({ text, x, y, size }) {
      const scale = size / font().unitsPerEm;
      const run = font().layout(text);
      let pen = x;
      let path = '';
      run.glyphs.forEach((glyph, index) => {
        path += glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
        pen += (run.positions[index]?.xAdvance ?? 0) * scale;
      });
      return path.replace(/-?\d+\.\d+/g, roundedCoordinate);
    },
  };
}

const file = (family: string, weight: number): string =>
  `${family}/files/${family}-latin-${weight}-normal.woff2`;

const wordmarkFaces = [
  createFace(file('outfit', 800)),
  createFace(file('bricolage-grotesque', 800)),
  createFace(file('pacifico', 400)),
  createFace(file('dm-serif-display', 400)),
  createFace(file('lilita-one', 400)),
  createFace(file('fraunces', 800)),
  createFace(file('work-sans', 800)),
] as const;

/** A brand keeps one face over its whole range. */
export const wordmarkFace = (brand: string): Face => pickBySeed(wordmarkFaces, brand);

/** Product names and net weights: narrow, so that Italian names stay readable on a label. */
export const textFace: Face = createFace(file('archivo-narrow', 600));
