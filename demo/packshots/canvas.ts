import { isNearWhite, tint } from './colour.ts';
import { type Face, textFace, wordmarkFace } from './faces.ts';
import { type Lettering, type SetLine, setText, type TextBox } from './lettering.ts';
import type { PackshotSpec } from './picture-spec.ts';

/** How light falls on a body: flat card, turned cylinder, crumpled film, clear glass. */
type Light = 'flat' | 'cylinder' | 'film' | 'glass';

type Place = { x: number; y: number; size: number; rotate?: number };

type Words = { text: string; box: TextBox; size: number; fill: string; maxLines?: number };

/** What a silhouette draws with. Box 200 × 200, ground line 182, light from the upper left. */
export type Canvas = {
  readonly spec: PackshotSpec;
  readonly color: string;
  readonly accent: string;
  /** Light paper in the brand's hue. */
  readonly paper: string;
  /** The emoji or motif, in a square whose upper left corner is x, y. */
  hero(place: Place): string;
  wordmark(words: Words): string;
  write(words: Words): string;
  /** Clips `inside` to an outline and lays light over it. */
  body(shape: { outline: string; inside: string; light?: Light; strength?: number }): string;
  /** Contact shadow. */
  ground(shadow: { x?: number; rx: number; y?: number; ry?: number }): string;
  /** Every line set so far. */
  readonly lines: readonly SetLine[];
};

const groundLine = 182;

export function createCanvas(spec: PackshotSpec): Canvas {
  const lines: SetLine[] = [];
  let clips = 0;
  const put = (lettering: Lettering): string => {
    const set = setText(lettering);
    lines.push(...set.lines);
    return set.svg;
  };
  const brandFace: Face = wordmarkFace(spec.brand);
  const edge = (outline: string): string =>
    isNearWhite(spec.color)
      ? `<path d="${outline}" fill="none" stroke="#6b5d50" stroke-opacity=".28" stroke-width=".9"/>`
      : '';
  return {
    spec,
    color: spec.color,
    accent: spec.accent ?? tint(spec.color, 0.5),
    paper: tint(spec.color, 0.9),
    lines,
    hero({ x, y, size, rotate = 0 }) {
      const turn = rotate === 0 ? '' : ` rotate(${rotate} 50 50)`;
      return `<use href="#hero" transform="translate(${x} ${y}) scale(${size / 100})${turn}"/>`;
    },
    wordmark: (words) => put({ face: brandFace, maxLines: 2, ...words }),
    write: (words) => put({ face: textFace, maxLines: 2, ...words }),
    body({ outline, inside, light = 'flat', strength = 1 }) {
      clips += 1;
      return (
        `<clipPath id="c${clips}"><path d="${outline}"/></clipPath>` +
        `<g clip-path="url(#c${clips})">${inside}</g>` +
        `<path d="${outline}" fill="url(#${light})" opacity="${strength}"/>` +
        edge(outline)
      );
    },
    ground: ({ x = 100, rx, y = groundLine, ry = 7 }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#ground)"/>`,
  };
}
