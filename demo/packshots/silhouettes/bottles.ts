import { label } from '../artwork.ts';
import type { Canvas } from '../canvas.ts';
import { inkOn, shade, tint } from '../colour.ts';

const cream = '#fbf6ea';

const cap = (d: string, colour: string): string =>
  `<path d="${d}" fill="${colour}"/><path d="${d}" fill="url(#cylinder)"/>`;

const fillAll = (colour: string): string => `<path d="M0 0h200v200H0z" fill="${colour}"/>`;

/** Glass bottle with shoulders: oil, vinegar, purée, syrup. */
export function bottle(canvas: Canvas): string {
  const { spec, color } = canvas;
  const content = spec.content ?? color;
  return (
    canvas.ground({ rx: 42 }) +
    canvas.body({
      outline: 'M89 28H111V58Q134 72 134 98V171Q134 182 123 182H77Q66 182 66 171V98Q66 72 89 58z',
      inside:
        fillAll(content) +
        `<path d="M86 28h28v14H86z" fill="#fff" opacity=".25"/>` +
        label(canvas, { x: 64, y: 92, width: 72, height: 76, paper: cream, curve: 3 }),
      light: 'glass',
    }) +
    cap('M87 10h26v20H87z', spec.accent ?? shade(color, 0.1)) +
    '<path d="M87 25h26v3H87z" fill="#000" opacity=".2"/>'
  );
}

/** Slim bottle with a capsule: wine, spirits. */
export function wine(canvas: Canvas): string {
  const { spec, color } = canvas;
  const capsule = spec.accent ?? color;
  return (
    canvas.ground({ rx: 38 }) +
    canvas.body({
      outline: 'M91 22H109V66Q129 80 129 104V172Q129 182 118 182H82Q71 182 71 172V104Q71 80 91 66z',
      inside:
        fillAll(spec.content ?? '#27331f') +
        `<path d="M88 8h24v46H88z" fill="${capsule}"/>` +
        label(canvas, { x: 71, y: 102, width: 58, height: 66, paper: cream, curve: 2 }),
      light: 'cylinder',
    }) +
    cap('M90 8h20v16H90z', capsule)
  );
}

const slimPet = 'M17 13H31V22Q46 32 46 50V154Q46 164 38 164H10Q2 164 2 154V50Q2 32 17 22z';

function slimBottle(canvas: Canvas, x: number, scale: number): string {
  const liquid = canvas.spec.content ?? tint(canvas.color, 0.72);
  return (
    `<g transform="translate(${x} ${182 - 164 * scale}) scale(${scale})">` +
    `<path d="M15 0h18v13H15z" fill="${canvas.color}"/>` +
    `<path d="${slimPet}" fill="${liquid}"/>` +
    '<path d="M3 56H45M3 120H45M3 130H45M3 140H45" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>' +
    `<path d="${slimPet}" fill="url(#glass)"/></g>`
  );
}

/** Six bottles in shrink film. */
function sixBottles(canvas: Canvas): string {
  const { spec, color, accent } = canvas;
  return (
    canvas.ground({ rx: 84 }) +
    slimBottle(canvas, 30, 0.94) +
    slimBottle(canvas, 122, 0.94) +
    slimBottle(canvas, 76, 1) +
    canvas.body({
      outline: 'M24 74Q100 84 176 74V162Q100 172 24 162z',
      inside:
        fillAll(color) +
        `<path d="M24 132Q100 142 176 132V180H24z" fill="${accent}"/>` +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 34, y: 88, width: 94, height: 42 },
          size: 24,
          fill: inkOn(color),
        }) +
        canvas.hero({ x: 133, y: 88, size: 38 }) +
        canvas.write({
          text: `${spec.name} ${spec.size}`,
          box: { x: 34, y: 142, width: 132, height: 20 },
          size: 13,
          fill: inkOn(accent),
          maxLines: 1,
        }),
      light: 'film',
    })
  );
}

/** Plastic bottle, alone or by the six: water, soft drinks. */
export function pet(canvas: Canvas): string {
  if (/^6\s?×/.test(canvas.spec.size)) return sixBottles(canvas);
  const { spec, color } = canvas;
  const on = inkOn(color);
  const outline = 'M90 24H110V34Q133 46 133 70V171Q133 182 122 182H78Q67 182 67 171V70Q67 46 90 34z';
  return (
    canvas.ground({ rx: 40 }) +
    canvas.body({
      outline,
      inside:
        fillAll(spec.content ?? tint(color, 0.7)) +
        '<path d="M66 60H134M66 150H134M66 160H134M66 170H134" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>' +
        `<path d="M60 74h80v70H60z" fill="${color}"/>` +
        (spec.accent ? `<path d="M60 120h80v24H60z" fill="${spec.accent}"/>` : '') +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 71, y: 77, width: 58, height: 18 },
          size: 15,
          fill: on,
        }) +
        canvas.hero({ x: 87, y: 96, size: 26 }) +
        canvas.write({
          text: spec.name,
          box: { x: 71, y: 122, width: 58, height: 20 },
          size: 9.5,
          fill: spec.accent ? inkOn(spec.accent) : on,
        }),
      light: 'glass',
    }) +
    cap('M88 10h24v15H88z', spec.accent ?? shade(color, 0.1))
  );
}

/** Handled bottle with a measuring cap: detergents, softeners, bleach. */
export function detergent(canvas: Canvas): string {
  const { spec, color, accent } = canvas;
  const body = spec.content ?? color;
  return (
    canvas.ground({ rx: 54 }) +
    '<path d="M132 66q30 2 30 34v22q0 14-16 14v-12q6 0 6-6v-18q0-20-20-22z" fill="' +
    shade(body, 0.18) +
    '"/>' +
    canvas.body({
      outline: 'M82 40H114V52Q146 60 148 94V171Q148 182 137 182H61Q50 182 50 171V94Q52 60 82 52z',
      inside:
        fillAll(body) +
        label(canvas, { x: 54, y: 84, width: 90, height: 86, paper: tint(color, 0.92), curve: 4 }),
      light: 'cylinder',
      strength: 0.8,
    }) +
    cap('M80 14h36v28H80z', accent) +
    '<path d="M80 36h36v3H80z" fill="#000" opacity=".16"/>'
  );
}

/** Rectangular tin with a spout: olive oil by five litres. */
export function canister(canvas: Canvas): string {
  const { color, spec } = canvas;
  return (
    canvas.ground({ x: 104, rx: 62 }) +
    `<path d="M138 40l18 8v126l-18 8z" fill="${shade(color, 0.4)}"/>` +
    '<path d="M46 40l16-10h78l16 18-18-8z" fill="#d9c27a"/>' +
    cap('M84 18h18v16H84z', spec.accent ?? '#caa53a') +
    '<path d="M112 30q14-16 26 2" stroke="#a8892f" stroke-width="4" fill="none"/>' +
    canvas.body({
      outline: 'M46 40H138V182H46z',
      inside:
        fillAll(color) +
        '<path d="M46 40h92v5H46zM46 177h92v5H46z" fill="#d9c27a"/>' +
        label(canvas, { x: 52, y: 54, width: 80, height: 112, paper: cream, curve: 0 }),
    })
  );
}

/** Bottle with a dispenser: liquid soap, hand cream. */
export function pump(canvas: Canvas): string {
  const { color, accent, spec } = canvas;
  return (
    canvas.ground({ rx: 46 }) +
    `<path d="M97 22h6v26h-6z" fill="#cfd5d9"/><path d="M70 14h36q6 0 6 7v5H88q-10 0-14 6l-8-3q2-9 4-15z" fill="${tint(accent, 0.15)}"/>` +
    cap('M84 40h32v16H84z', accent) +
    canvas.body({
      outline: 'M70 56H130Q142 60 142 76V170Q142 182 130 182H70Q58 182 58 170V76Q58 60 70 56z',
      inside:
        fillAll(spec.content ?? color) +
        label(canvas, { x: 60, y: 76, width: 80, height: 92, paper: tint(color, 0.92), curve: 4 }),
      light: 'cylinder',
      strength: 0.8,
    })
  );
}

/** Trigger bottle: degreasers, glass cleaners. */
export function spray(canvas: Canvas): string {
  const { color, accent, spec } = canvas;
  return (
    canvas.ground({ rx: 44 }) +
    `<path d="M64 12h56q10 2 12 14l2 12H108v14H90V34L62 28q-6-8 2-16z" fill="${accent}"/>` +
    `<path d="M84 36q-12 8-12 22l-6-2q0-14 12-22z" fill="${shade(accent, 0.25)}"/>` +
    '<path d="M58 14h8v12h-8z" fill="#30363a"/>' +
    canvas.body({
      outline: 'M84 50H116Q138 72 138 100V171Q138 182 127 182H73Q62 182 62 171V100Q62 72 84 50z',
      inside:
        fillAll(spec.content ?? color) +
        label(canvas, { x: 62, y: 84, width: 76, height: 86, paper: tint(color, 0.92), curve: 3 }),
      light: 'cylinder',
      strength: 0.85,
    })
  );
}

/** Small bottle with a wide cap: spices, sweetener, extracts. */
export function phial(canvas: Canvas): string {
  const { spec, color } = canvas;
  return (
    canvas.ground({ rx: 38 }) +
    canvas.body({
      outline: 'M72 56H128V172Q128 182 118 182H82Q72 182 72 172z',
      inside:
        fillAll(spec.content ?? color) +
        label(canvas, { x: 70, y: 78, width: 60, height: 80, paper: cream, curve: 3 }),
      light: 'glass',
    }) +
    cap('M68 28Q68 22 74 22H126Q132 22 132 28V58H68z', spec.accent ?? color)
  );
}
