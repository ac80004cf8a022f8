import { createCanvas } from './canvas.ts';
import type { SetLine } from './lettering.ts';
import { lightDefinitions } from './light.ts';
import { motifs } from './motifs/motifs.ts';
import type { PackshotSpec } from './picture-spec.ts';
import { silhouettes } from './silhouettes/silhouettes.ts';

export type Packshot = { svg: string; lines: readonly SetLine[] };

function heroDefinition(spec: PackshotSpec, emojiHref: string): string {
  if (spec.motif !== undefined) return `<g id="hero">${motifs[spec.motif]()}</g>`;
  return `<image id="hero" href="${emojiHref}" width="100" height="100"/>`;
}

type Rendering = {
  /** PNG data URI of the spec's emoji; not read when the spec names a motif. */
  emojiHref: string;
  /** Edge in pixels; the drawing itself is always 200 × 200 units. */
  width?: number;
};

/** A product picture as self-contained SVG text, transparent outside the product. */
export function packshot(spec: PackshotSpec, { emojiHref, width = 200 }: Rendering): Packshot {
  const canvas = createCanvas(spec);
  const drawing = silhouettes[spec.kind](canvas);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${width}" height="${width}">` +
    `<defs>${lightDefinitions}${heroDefinition(spec, emojiHref)}</defs>${drawing}</svg>`;
  return { svg, lines: canvas.lines };
}
