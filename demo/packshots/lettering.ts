import type { Face } from './faces.ts';

/** Where a text may stand, in units of the 200 × 200 picture. */
export type TextBox = { x: number; y: number; width: number; height: number };

export type Lettering = {
  text: string;
  face: Face;
  box: TextBox;
  /** Largest size; the text shrinks from here until it fits. */
  size: number;
  fill: string;
  maxLines?: number;
};

/** One set line, with the width it takes and the width it had. */
export type SetLine = { text: string; size: number; width: number; limit: number };

const leading = 1.12;

/** Between the deepest letter of a line and the capitals of the next; script faces reach far down. */
const gap = 0.08;

/** A further line has to earn its place by letters at least this much larger. */
const gainOfAnotherLine = 1.18;

/** Every way to cut the words into exactly `count` lines. */
function cuts(words: readonly string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const head = words.slice(0, first).join(' ');
    for (const rest of cuts(words.slice(first), count - 1)) found.push([head, ...rest]);
  }
  return found;
}

function widest(lines: readonly string[], face: Face): number {
  return Math.max(...lines.map((line) => face.width(line)));
}

/** Ink of the whole block in em: above the first baseline, below the last, and from line to line. */
function block(lines: readonly string[], face: Face): { above: number; below: number; leading: number } {
  const reaches = lines.map((line) => face.reach(line));
  const above = Math.max(face.capHeight, reaches[0]?.above ?? 0);
  const below = Math.max(0, reaches.at(-1)?.below ?? 0);
  const deepest = Math.max(...reaches.map((reach) => reach.below));
  return { above, below, leading: Math.max(leading, face.capHeight + deepest + gap) };
}

function setIn({ box, size, face }: Lettering, lines: readonly string[]): number {
  const ink = block(lines, face);
  const byHeight = box.height / (ink.above + ink.below + (lines.length - 1) * ink.leading);
  return Math.min(size, box.width / Math.max(widest(lines, face), 0.01), byHeight);
}

/** The most even cut into as many lines as pay for themselves, and the size that fits the box. */
export function fitLines(lettering: Lettering): { lines: readonly string[]; size: number } {
  const words = lettering.text.trim().split(/\s+/);
  const most = Math.min(lettering.maxLines ?? 1, words.length);
  let best = { lines: [lettering.text.trim()], size: setIn(lettering, [lettering.text.trim()]) };
  for (let count = 2; count <= most; count += 1) {
    for (const lines of cuts(words, count)) {
      const size = setIn(lettering, lines);
      const needed = lines.length > best.lines.length ? gainOfAnotherLine : 1;
      if (size > best.size * needed) best = { lines, size };
    }
  }
  return best;
}

/** Outlined text, centred in its box both ways. */
export function setText(lettering: Lettering): { svg: string; lines: readonly SetLine[] } {
  if (lettering.text.trim() === '') return { svg: '', lines: [] };
  const { lines, size } = fitLines(lettering);
  const { box, face } = lettering;
  const ink = block(lines, face);
  const step = ink.leading * size;
  const height = (ink.above + ink.below) * size + (lines.length - 1) * step;
  const firstBaseline = box.y + (box.height - height) / 2 + ink.above * size;
  let path = '';
  const set = lines.map((text, index) => {
    const width = face.width(text) * size;
    const x = box.x + (box.width - width) / 2;
    path += face.outline({ text, x, y: firstBaseline + index * step, size });
    return { text, size, width, limit: box.width };
  });
  return { svg: `<path d="${path}" fill="${lettering.fill}"/>`, lines: set };
}
