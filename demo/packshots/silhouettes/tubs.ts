import { front, label } from '../artwork.ts';
import type { Canvas } from '../canvas.ts';
import { inkOn, shade, tint } from '../colour.ts';

const fillAll = (colour: string): string => `<path d="M0 0h200v200H0z" fill="${colour}"/>`;

/** Glass jar with a metal lid; the content shows above and below the label. */
export function jar(canvas: Canvas): string {
  const { spec, color } = canvas;
  const lidColour = spec.accent ?? color;
  return (
    canvas.ground({ rx: 50 }) +
    canvas.body({
      outline: 'M60 50H140Q152 56 152 72V166Q152 182 136 182H64Q48 182 48 166V72Q48 56 60 50z',
      inside:
        fillAll(spec.content ?? color) +
        '<path d="M48 50h104v10H48z" fill="#fff" opacity=".4"/>' +
        label(canvas, { x: 46, y: 82, width: 108, height: 80, paper: '#fdf8ec', curve: 5 }),
      light: 'glass',
    }) +
    `<path d="M54 30Q54 25 60 25H140Q146 25 146 30V53H54z" fill="${lidColour}"/><path d="M54 30Q54 25 60 25H140Q146 25 146 30V53H54z" fill="url(#cylinder)"/>` +
    '<path d="M55 46H145" stroke="#000" stroke-opacity=".15"/>'
  );
}

/** Family tub with a lid: ice cream, ricotta, spreads. */
export function tub(canvas: Canvas): string {
  const { spec, color, accent } = canvas;
  const top = spec.accent ? accent : color;
  return (
    canvas.ground({ rx: 58 }) +
    canvas.body({
      outline: 'M36 84H164L152 171Q151 182 139 182H61Q49 182 48 171z',
      inside:
        fillAll(canvas.paper) +
        `<path d="M26 84Q100 100 174 84V124Q100 140 26 124z" fill="${color}"/>` +
        `<path d="M26 124Q100 140 174 124v4Q100 144 26 128z" fill="${accent}"/>` +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 52, y: 97, width: 96, height: 31 },
          size: 22,
          fill: inkOn(color),
        }) +
        canvas.hero({ x: 75, y: 132, size: 50 }),
      light: 'cylinder',
      strength: 0.7,
    }) +
    `<ellipse cx="100" cy="82" rx="70" ry="17" fill="${shade(top, 0.2)}"/>` +
    `<ellipse cx="100" cy="77" rx="70" ry="17" fill="${top}"/>` +
    `<ellipse cx="100" cy="76" rx="62" ry="13.5" fill="${tint(top, 0.2)}"/>` +
    canvas.write({
      text: spec.name,
      box: { x: 50, y: 67, width: 100, height: 18 },
      size: 11.5,
      fill: inkOn(tint(top, 0.2)),
    })
  );
}

/** Single-serve cup with a peel-off foil: yogurt, desserts. */
export function cup(canvas: Canvas): string {
  const { spec, color, accent } = canvas;
  const foil = spec.accent ? tint(accent, 0.25) : tint(color, 0.55);
  return (
    canvas.ground({ rx: 46 }) +
    canvas.body({
      outline: 'M46 62H154L142 172Q141 182 130 182H70Q59 182 58 172z',
      inside:
        fillAll(canvas.paper) +
        `<path d="M36 62Q100 78 164 62V104Q100 118 36 104z" fill="${color}"/>` +
        `<path d="M46 160Q100 172 154 160V190H46z" fill="${accent}"/>` +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 58, y: 74, width: 84, height: 32 },
          size: 20,
          fill: inkOn(color),
        }) +
        canvas.hero({ x: 78, y: 114, size: 46 }) +
        canvas.write({
          text: spec.name,
          box: { x: 66, y: 163, width: 68, height: 16 },
          size: 9.5,
          fill: inkOn(accent),
        }),
      light: 'cylinder',
      strength: 0.7,
    }) +
    `<ellipse cx="100" cy="62" rx="60" ry="14" fill="${shade(foil, 0.18)}"/>` +
    `<ellipse cx="100" cy="59.5" rx="60" ry="13.5" fill="${foil}"/>` +
    '<path d="M48 55Q80 46 120 47" stroke="#fff" stroke-opacity=".7" stroke-width="2.5" fill="none" stroke-linecap="round"/>' +
    `<path d="M154 62l14 6-4 6-13-6z" fill="${shade(foil, 0.1)}"/>`
  );
}

/** Squeezable tube standing on its cap: toothpaste, creams, rolled dough. */
export function tube(canvas: Canvas): string {
  const { color, accent, spec } = canvas;
  const capColour = spec.accent ? accent : tint(color, 0.8);
  return (
    canvas.ground({ rx: 38 }) +
    `<path d="M76 150h48v28q0 4-4 4H80q-4 0-4-4z" fill="${capColour}"/><path d="M76 150h48v28q0 4-4 4H80q-4 0-4-4z" fill="url(#cylinder)"/>` +
    canvas.body({
      outline: 'M54 22H146L131 152H69z',
      inside: front(canvas, { x: 60, y: 26, width: 80, height: 126 }, { top: 0.07, heroScale: 0.85 }),
      light: 'cylinder',
      strength: 0.8,
    }) +
    `<path d="M51 14h98v12H51z" fill="${shade(color, 0.25)}"/>` +
    '<path d="M51 17h98M51 20h98" stroke="#fff" stroke-opacity=".2"/>'
  );
}
