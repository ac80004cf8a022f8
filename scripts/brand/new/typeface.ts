import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { BrandToolError } from '../read-brand.ts';

/** Widths of small letters and the space in thousandths of an em: of Arial, and of its bold. */
const localWidths = {
  regularSans: {
    narrow: 'ijl',
    widths: {
      ' ': 278,
      f: 278,
      i: 222,
      j: 222,
      l: 222,
      r: 333,
      t: 278,
      m: 833,
      w: 722,
      c: 500,
      k: 500,
      s: 500,
      v: 500,
      x: 500,
      y: 500,
      z: 500,
    },
    other: 556,
  },
  boldSans: {
    narrow: 'ijl',
    widths: {
      ' ': 278,
      f: 333,
      i: 278,
      j: 278,
      l: 278,
      r: 389,
      t: 333,
      m: 889,
      w: 778,
      a: 556,
      c: 556,
      e: 556,
      k: 556,
      s: 556,
      v: 556,
      x: 556,
      y: 556,
      z: 500,
    },
    other: 611,
  },
} as const;

type LocalKind = keyof typeof localWidths;

/** Letters as often as Italian has them. */
const sample =
  'il latte fresco e il pane di stagione arrivano a casa tua quando vuoi scegli la fascia riempi il carrello e paghi alla consegna';

/** A weight of a family of @fontsource, with the font of the device that takes its room until it has come. */
interface Weight {
  readonly weight: '400' | '700';
  readonly file: string;
  readonly local: {
    readonly of: LocalKind;
    readonly size: string;
    readonly ascent: string;
    readonly descent: string;
  };
}

/** The font of a new brand. */
export interface Typeface {
  /** As style sheets name it: "Work Sans". */
  readonly family: string;
  readonly weights: readonly Weight[];
  readonly licence: string;
  /** Outlines of a word whose baseline begins at x, y; `size` of an em. */
  outline: (line: { text: string; x: number; y: number; size: number }) => string;
  /** Width of a word in em. */
  width: (text: string) => number;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function localOf(font: Font, of: LocalKind): Weight['local'] {
  const { widths, other } = localWidths[of];
  const known: Readonly<Record<string, number>> = widths;
  const local = Array.from(sample).reduce((sum, letter) => sum + (known[letter] ?? other), 0) / 1000;
  const size = font.layout(sample).advanceWidth / font.unitsPerEm / local;
  return {
    of,
    size: percent(size),
    ascent: percent(font.ascent / font.unitsPerEm / size),
    descent: percent(-font.descent / font.unitsPerEm / size),
  };
}

/** Opens a family of @fontsource. Throws BrandToolError where it is not installed. */
export async function openTypeface(name: string): Promise<Typeface> {
  const require = createRequire(import.meta.url);
  let folder: string;
  try {
    folder = dirname(require.resolve(`@fontsource/${name}/package.json`));
  } catch (error) {
    throw new BrandToolError(
      `There is no font @fontsource/${name}: npm install @fontsource/${name} brings it.`,
      {
        cause: error,
      },
    );
  }
  const fileOf = (weight: string) => join(folder, 'files', `${name}-latin-${weight}-normal.woff2`);
  const found = (['400', '700'] as const).filter((weight) => existsSync(fileOf(weight)));
  const fonts = await Promise.all(
    found.map(async (weight) => ({
      weight,
      file: fileOf(weight),
      font: create(await readFile(fileOf(weight))),
    })),
  );
  const heaviest = fonts.at(-1);
  if (heaviest === undefined) throw new BrandToolError(`@fontsource/${name} has no upright Latin letters.`);
  const { font: display } = heaviest;
  return {
    family: display.familyName,
    weights: fonts.map(({ weight, file, font }) => ({
      weight,
      file,
      local: localOf(font, weight === '400' ? 'regularSans' : 'boldSans'),
    })),
    licence: join(folder, 'LICENSE'),
    width: (text) => display.layout(text).advanceWidth / display.unitsPerEm,
    outline({ text, x, y, size }) {
      const scale = size / display.unitsPerEm;
      const { glyphs, positions } = display.layout(text);
      let pen = x;
      const paths = glyphs.map((glyph, at) => {
        const path = glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
        pen += (positions[at]?.xAdvance ?? 0) * scale;
        return path;
      });
      return paths.join('').replaceAll(/-?\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(1))));
    },
  };
}
