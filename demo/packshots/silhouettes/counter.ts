import type { Canvas } from '../canvas.ts';
import { inkOn } from '../colour.ts';

/** Three of a kind: fruit and vegetables by the kilogram. */
export function loose(canvas: Canvas): string {
  return (
    canvas.ground({ rx: 72, y: 174, ry: 9 }) +
    canvas.hero({ x: 18, y: 30, size: 86, rotate: -8 }) +
    canvas.hero({ x: 96, y: 26, size: 86, rotate: 8 }) +
    canvas.hero({ x: 50, y: 76, size: 104 })
  );
}

/** Two of a kind: long or large vegetables. */
export function duo(canvas: Canvas): string {
  return (
    canvas.ground({ rx: 76, y: 174, ry: 9 }) +
    canvas.hero({ x: 14, y: 22, size: 112, rotate: -10 }) +
    canvas.hero({ x: 70, y: 62, size: 118, rotate: 8 })
  );
}

/** One large piece: melon, pumpkin, a loaf. */
export function one(canvas: Canvas): string {
  return canvas.ground({ rx: 66, y: 174, ry: 9 }) + canvas.hero({ x: 22, y: 22, size: 156 });
}

const paper =
  '<path d="M14 130Q100 96 186 130L173 168Q100 186 27 168z" fill="#efe2cb"/>' +
  '<path d="M14 130Q100 96 186 130Q100 160 14 130z" fill="#faf3e4"/>' +
  '<path d="M27 168Q100 186 173 168" stroke="#d9c7a5" fill="none"/>' +
  '<path d="M60 121L48 166M140 121L152 166" stroke="#e2d2b4" stroke-width="1.5"/>';

/** On counter paper: slices, a wedge, a roast, a portion. */
export function counter(canvas: Canvas): string {
  return canvas.ground({ rx: 84, y: 174, ry: 8 }) + paper + canvas.hero({ x: 36, y: 24, size: 128 });
}

const paperBagTop = Array.from({ length: 13 }, (_, index) => `l8 ${index % 2 === 0 ? 6 : -6}`).join('');

/** Bread sticking out of a paper bag. */
export function bread(canvas: Canvas): string {
  const { spec, color } = canvas;
  return (
    canvas.ground({ rx: 58 }) +
    canvas.hero({ x: 42, y: 8, size: 116, rotate: -12 }) +
    canvas.body({
      outline: `M48 80${paperBagTop}L156 174Q156 182 147 182H53Q44 182 44 174z`,
      inside:
        '<path d="M0 0h200v200H0z" fill="#d9b88c"/><path d="M48 80L62 182M152 80L140 182" stroke="#000" stroke-opacity=".06" stroke-width="8"/>' +
        `<circle cx="100" cy="132" r="37" fill="${color}"/><circle cx="100" cy="132" r="33" fill="none" stroke="${inkOn(color)}" stroke-opacity=".6"/>` +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 73, y: 116, width: 54, height: 22 },
          size: 15,
          fill: inkOn(color),
        }) +
        canvas.write({
          text: spec.size,
          box: { x: 78, y: 141, width: 44, height: 11 },
          size: 9.5,
          fill: inkOn(color),
          maxLines: 1,
        }),
    })
  );
}
