import type { LogoDrawing } from '../../../tenants/theme/logo.ts';
import type { Typeface } from './typeface.ts';

const markWidth = 400;
const gap = 60;
const wordSize = 270;
const baseline = 292;

/** A disc with the brand's first letter, and its name: a logo until a drawn one takes its place. */
export function logoOf(name: string, face: Typeface): LogoDrawing {
  const initial = name.slice(0, 1).toUpperCase();
  const size = 26;
  return {
    width: Math.ceil(markWidth + gap + face.width(name) * wordSize),
    mark: [
      { paint: 'mark', d: 'M20 2a18 18 0 1 0 0 36a18 18 0 1 0 0-36z' },
      {
        paint: 'detail',
        d: face.outline({ text: initial, x: 20 - (face.width(initial) * size) / 2, y: 29.2, size }),
      },
    ],
    word: face.outline({ text: name, x: markWidth + gap, y: baseline, size: wordSize }),
  };
}
