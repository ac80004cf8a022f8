import { front } from '../artwork.ts';
import type { Canvas } from '../canvas.ts';
import { inkOn, lit, shade, tint } from '../colour.ts';

/** Upright carton: rice, cereals, tea. */
export function box(canvas: Canvas): string {
  const { color } = canvas;
  return (
    canvas.ground({ x: 104, rx: 64 }) +
    `<path d="M136 28l22 8v137l-22 9z" fill="${shade(color, 0.38)}"/>` +
    `<path d="M46 28l20-9h74l18 17-22-8z" fill="${lit(color, 0.35)}"/>` +
    canvas.body({
      outline: 'M46 28H136V182H46z',
      inside: front(canvas, { x: 46, y: 28, width: 90, height: 154 }),
    })
  );
}

/** Half brand colour, half picture: packs that lie on the shelf. */
function landscape(canvas: Canvas, { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) {
  const { spec, color, accent } = canvas;
  const on = inkOn(color);
  const seam = x + width * 0.46;
  const bottom = y + height;
  const wave = (from: number): string =>
    `M${from} ${y}Q${from - width * 0.1} ${y + height / 2} ${from + width * 0.03} ${bottom}H${x + width}V${y}z`;
  const words = { x: x + width * 0.04, width: width * 0.37 };
  const heroSize = Math.min(height * 0.8, width * 0.47);
  return (
    `<path d="M${x} ${y}h${width}v${height}h-${width}z" fill="${color}"/>` +
    `<path d="${wave(seam)}" fill="${accent}"/><path d="${wave(seam + 5)}" fill="${canvas.paper}"/>` +
    canvas.wordmark({
      text: spec.brand,
      box: { ...words, y: y + height * 0.1, height: height * 0.31 },
      size: height * 0.19,
      fill: on,
    }) +
    canvas.write({
      text: spec.name,
      box: { ...words, y: y + height * 0.47, height: height * 0.32 },
      size: height * 0.115,
      fill: on,
      maxLines: 3,
    }) +
    canvas.write({
      text: spec.size,
      box: { ...words, y: y + height * 0.83, height: height * 0.1 },
      size: height * 0.085,
      fill: on,
      maxLines: 1,
    }) +
    canvas.hero({
      x: seam + (x + width - seam) / 2 - heroSize / 2 + 1,
      y: y + height / 2 - heroSize / 2,
      size: heroSize,
    })
  );
}

/** Wide carton: pizza, frozen fish, chocolates. */
export function flatbox(canvas: Canvas): string {
  return (
    canvas.ground({ rx: 84 }) +
    `<path d="M18 66l11-11h142l11 11z" fill="${lit(canvas.color, 0.35)}"/>` +
    canvas.body({
      outline: 'M18 66H182V182H18z',
      inside: landscape(canvas, { x: 18, y: 66, width: 164, height: 116 }),
    })
  );
}

/** Chocolate bar: wrapper with the bar's ridges showing through the foil ends. */
export function tablet(canvas: Canvas): string {
  const foil = shade(canvas.color, 0.2);
  return (
    canvas.ground({ rx: 50 }) +
    `<path d="M58 22h84v12H58zM58 172h84v10H58z" fill="#e8d9a8"/>` +
    `<path d="M66 22v12M78 22v12M90 22v12M102 22v12M114 22v12M126 22v12M66 172v10M78 172v10M90 172v10M102 172v10M114 172v10M126 172v10" stroke="#b79b55" stroke-width="1.5"/>` +
    `<path d="M142 30l6 3v143l-6 5z" fill="${foil}"/>` +
    canvas.body({
      outline: 'M55 30H143V174H55z',
      inside: front(canvas, { x: 55, y: 30, width: 88, height: 144 }),
    })
  );
}

/** Paper-wrapped block: butter, yeast, soap. */
export function block(canvas: Canvas): string {
  const { color } = canvas;
  return (
    canvas.ground({ rx: 84 }) +
    `<path d="M20 98l20-18h140l-18 18z" fill="${lit(color, 0.5)}"/>` +
    `<path d="M162 98l18-18v82l-18 20z" fill="${shade(color, 0.3)}"/>` +
    `<path d="M162 98l18-18M162 182l18-20M171 89l0 84" stroke="#fff" stroke-opacity=".3"/>` +
    canvas.body({
      outline: 'M20 98H162V182H20z',
      inside: landscape(canvas, { x: 20, y: 98, width: 142, height: 84 }),
    })
  );
}

/** Gable-top carton with a cap: milk, juices, plant drinks. */
export function brick(canvas: Canvas): string {
  const { color, spec } = canvas;
  const cap = spec.accent ?? color;
  return (
    canvas.ground({ x: 104, rx: 54 }) +
    `<path d="M134 46l18 8v120l-18 8z" fill="${shade(tint(color, 0.45), 0.2)}"/>` +
    `<path d="M56 46L72 22H138L134 46z" fill="${lit(color, 0.72)}"/>` +
    `<path d="M134 46L138 22l14 32z" fill="${lit(color, 0.45)}"/>` +
    `<path d="M72 22H138v-6H72z" fill="${lit(color, 0.6)}"/>` +
    canvas.body({
      outline: 'M56 46H134V182H56z',
      inside: front(canvas, { x: 56, y: 46, width: 78, height: 136 }),
    }) +
    `<path d="M92 20h26v14q-13 5-26 0z" fill="${cap}"/><path d="M92 20h26v14q-13 5-26 0z" fill="url(#cylinder)"/>` +
    `<ellipse cx="105" cy="20" rx="13" ry="3.4" fill="${tint(cap, 0.3)}"/>`
  );
}
