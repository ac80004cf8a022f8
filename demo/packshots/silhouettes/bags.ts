import { front } from '../artwork.ts';
import type { Canvas } from '../canvas.ts';
import { lit, shade } from '../colour.ts';

const teeth = (count: number, dx: number, dy: number): string =>
  Array.from({ length: count }, (_, index) => `l${dx} ${index % 2 === 0 ? dy : -dy}`).join('');

const pillow = `M44 30${teeth(18, 112 / 18, -6)}q-5 38 0 74 2 42 4 70${teeth(18, -120 / 18, 6)}q4-38 4-70-2-38 0-74z`;

/** Heat-sealed pillow bag: pasta, crisps, biscuits, frozen vegetables. */
export function bag(canvas: Canvas): string {
  return (
    canvas.ground({ rx: 62 }) +
    canvas.body({
      outline: pillow,
      inside:
        front(canvas, { x: 42, y: 32, width: 116, height: 143 }, { top: 0.08 }) +
        '<path d="M38 37h124M38 169h124" stroke="#fff" stroke-opacity=".4" stroke-width="1.5"/>',
      light: 'film',
    })
  );
}

/** Stand-up pouch with a zip: coffee, nuts, grated cheese. */
export function pouch(canvas: Canvas): string {
  return (
    canvas.ground({ rx: 60, y: 183 }) +
    canvas.body({
      outline: 'M52 20H148L154 164Q156 178 142 181 100 188 58 181 44 178 46 164z',
      inside:
        front(canvas, { x: 47, y: 22, width: 106, height: 152 }, { top: 0.1 }) +
        '<path d="M40 20h120v10H40z" fill="#fff" opacity=".28"/>' +
        '<path d="M44 162Q100 188 156 162" stroke="#000" stroke-opacity=".18" fill="none" stroke-width="1.5"/>',
      light: 'film',
    })
  );
}

/** Folded paper sack: flour, sugar, salt, pet food. */
export function sack(canvas: Canvas): string {
  const { color } = canvas;
  return (
    canvas.ground({ rx: 60 }) +
    `<path d="M144 42l12 8v124l-12 8z" fill="${shade(color, 0.32)}"/>` +
    `<path d="M48 42l6-16h88l14 24-12-8z" fill="${lit(color, 0.3)}"/>` +
    `<path d="M60 26h74v8H60z" fill="${lit(color, 0.55)}"/><path d="M60 34h74" stroke="#000" stroke-opacity=".16"/>` +
    canvas.body({
      outline: 'M48 42H144V182H48z',
      inside: front(canvas, { x: 48, y: 42, width: 96, height: 140 }),
      strength: 0.9,
    })
  );
}
