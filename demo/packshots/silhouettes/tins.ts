import { label } from '../artwork.ts';
import type { Canvas } from '../canvas.ts';
import { inkOn, shade, tint } from '../colour.ts';

const fillAll = (colour: string): string => `<path d="M0 0h200v200H0z" fill="${colour}"/>`;

/** Ring-pull lid seen from a little above. */
function lid(cy: number, rx: number): string {
  return (
    `<ellipse cx="100" cy="${cy + 1}" rx="${rx}" ry="${rx * 0.25}" fill="#b3bac0"/>` +
    `<ellipse cx="100" cy="${cy}" rx="${rx}" ry="${rx * 0.24}" fill="#e6eaed"/>` +
    `<ellipse cx="100" cy="${cy + 1}" rx="${rx * 0.84}" ry="${rx * 0.18}" fill="#cfd6da"/>` +
    `<ellipse cx="100" cy="${cy + 1.5}" rx="${rx * 0.68}" ry="${rx * 0.135}" fill="#dfe4e7"/>` +
    `<ellipse cx="100" cy="${cy + 3}" rx="8" ry="3" fill="none" stroke="#9aa3a9" stroke-width="2"/>`
  );
}

/** Tall food tin: tomatoes, pulses, sweetcorn. */
export function can(canvas: Canvas): string {
  return (
    canvas.ground({ rx: 52 }) +
    canvas.body({
      outline: 'M52 48V170Q52 183 100 183T148 170V48z',
      inside:
        fillAll('#c9d0d4') +
        `<path d="M50 56h100v120H50z" fill="${canvas.color}"/>` +
        label(canvas, { x: 50, y: 62, width: 100, height: 100, paper: tint(canvas.color, 0.9), curve: 6 }),
      light: 'cylinder',
    }) +
    lid(48, 48)
  );
}

type Level = { top: number; height: number };

/** The turned side of a flat tin, with the wordmark and the name under the lid's front edge. */
function side(canvas: Canvas, { top, height }: Level): string {
  const { color, accent, spec } = canvas;
  const bottom = top + height;
  const bow = 30;
  return canvas.body({
    outline: `M24 ${top}V${bottom - bow}Q30 ${bottom} 100 ${bottom}T176 ${bottom - bow}V${top}z`,
    inside:
      fillAll(color) +
      `<path d="M20 ${bottom - 46}Q100 ${bottom + 4} 180 ${bottom - 46}V200H20z" fill="${accent}"/>` +
      canvas.wordmark({
        text: spec.brand,
        box: { x: 52, y: bottom - 47, width: 96, height: 20 },
        size: 19,
        fill: inkOn(color),
        maxLines: 1,
      }) +
      canvas.write({
        text: spec.name,
        box: { x: 50, y: bottom - 20, width: 100, height: 15 },
        size: 11,
        fill: inkOn(accent),
      }),
    light: 'cylinder',
  });
}

function lidWithHero(canvas: Canvas, centre: number): string {
  return (
    `<ellipse cx="100" cy="${centre + 1}" rx="76" ry="35" fill="#aab2b8"/>` +
    `<ellipse cx="100" cy="${centre - 1}" rx="76" ry="34.5" fill="#e4e8eb"/>` +
    `<ellipse cx="100" cy="${centre}" rx="66" ry="29" fill="${tint(canvas.color, 0.82)}"/>` +
    `<ellipse cx="100" cy="${centre}" rx="66" ry="29" fill="none" stroke="#c3cacf"/>` +
    canvas.hero({ x: 67, y: centre - 41, size: 66 })
  );
}

/** Flat round tin, hero on the lid: tuna, anchovies, pâté. Multipacks stand in a pile. */
export function tin(canvas: Canvas): string {
  const pile = /^\d+\s?×/.test(canvas.spec.size);
  if (!pile) {
    return canvas.ground({ rx: 82 }) + side(canvas, { top: 92, height: 90 }) + lidWithHero(canvas, 92);
  }
  const lower = 'M24 130V152Q30 182 100 182T176 152V130z';
  return (
    canvas.ground({ rx: 82 }) +
    `<path d="${lower}" fill="${shade(canvas.color, 0.15)}"/><path d="${lower}" fill="url(#cylinder)"/>` +
    '<path d="M24 130Q30 162 100 162T176 130" stroke="#dfe4e7" stroke-width="4" fill="none"/>' +
    side(canvas, { top: 68, height: 90 }) +
    lidWithHero(canvas, 68)
  );
}

/** Slim drink can. */
export function drink(canvas: Canvas): string {
  const { spec, color, accent } = canvas;
  return (
    canvas.ground({ rx: 38 }) +
    canvas.body({
      outline: 'M66 42Q66 32 76 28H124Q134 32 134 42V168Q134 177 124 181Q100 186 76 181Q66 177 66 168z',
      inside:
        fillAll(color) +
        `<path d="M56 132Q100 96 144 114V190H56z" fill="${accent}"/>` +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 71, y: 42, width: 58, height: 42 },
          size: 19,
          fill: inkOn(color),
        }) +
        canvas.hero({ x: 74, y: 86, size: 52 }) +
        canvas.write({
          text: spec.name,
          box: { x: 72, y: 142, width: 56, height: 24 },
          size: 11,
          fill: inkOn(accent),
        }) +
        canvas.write({
          text: spec.size,
          box: { x: 72, y: 167, width: 56, height: 9 },
          size: 8,
          fill: inkOn(accent),
          maxLines: 1,
        }),
      light: 'cylinder',
    }) +
    '<ellipse cx="100" cy="28" rx="25" ry="6" fill="#d8dde0"/><ellipse cx="100" cy="28" rx="19" ry="4" fill="#b9c0c5"/>'
  );
}

function smallBottle(x: number, glass: string, crown: string): string {
  const outline = `M${x - 7} 36h14v26q11 10 11 30v88h-36v-88q0-20 11-30z`;
  return (
    `<path d="${outline}" fill="${glass}"/><path d="${outline}" fill="url(#glass)"/>` +
    `<path d="M${x - 9} 28h18v10h-18z" fill="${crown}"/>`
  );
}

/** Three bottles in a cardboard carrier: beer, aperitifs. */
export function cluster(canvas: Canvas): string {
  const { spec, color, accent } = canvas;
  const glass = spec.content ?? '#6b3a14';
  return (
    canvas.ground({ rx: 72 }) +
    [62, 100, 138].map((x) => smallBottle(x, glass, accent)).join('') +
    `<path d="M30 92h140v6H30z" fill="${shade(color, 0.35)}"/>` +
    canvas.body({
      outline: 'M34 94H166V182H34z',
      inside:
        fillAll(color) +
        `<path d="M34 152h132v30H34z" fill="${accent}"/>` +
        canvas.wordmark({
          text: spec.brand,
          box: { x: 40, y: 100, width: 76, height: 48 },
          size: 22,
          fill: inkOn(color),
        }) +
        canvas.hero({ x: 116, y: 100, size: 48 }) +
        canvas.write({
          text: spec.name,
          box: { x: 42, y: 154, width: 116, height: 15 },
          size: 12,
          fill: inkOn(accent),
          maxLines: 1,
        }) +
        canvas.write({
          text: spec.size,
          box: { x: 42, y: 169, width: 116, height: 11 },
          size: 9.5,
          fill: inkOn(accent),
          maxLines: 1,
        }),
    })
  );
}

/** Pressurised can with a cap: deodorant, shaving foam, insecticide. */
export function aerosol(canvas: Canvas): string {
  const { accent, color, spec } = canvas;
  return (
    canvas.ground({ rx: 36 }) +
    canvas.body({
      outline: 'M68 62Q68 54 78 50H122Q132 54 132 62V172Q132 182 100 182T68 172z',
      inside:
        fillAll(color) +
        label(canvas, { x: 66, y: 72, width: 68, height: 96, paper: tint(color, 0.92), curve: 4 }),
      light: 'cylinder',
    }) +
    `<path d="M76 20Q76 14 84 14H116Q124 14 124 20V50H76z" fill="${spec.accent ?? accent}"/>` +
    '<path d="M76 20Q76 14 84 14H116Q124 14 124 20V50H76z" fill="url(#cylinder)"/>' +
    '<ellipse cx="100" cy="50" rx="28" ry="4" fill="#c3cacf"/>'
  );
}

/** Deodorant or lip stick: oval body, rounded cap. */
export function stick(canvas: Canvas): string {
  const { color, accent } = canvas;
  return (
    canvas.ground({ rx: 42 }) +
    canvas.body({
      outline: 'M62 80H138V168Q138 182 124 182H76Q62 182 62 168z',
      inside:
        fillAll(color) +
        label(canvas, { x: 62, y: 84, width: 76, height: 84, paper: tint(color, 0.92), curve: 3 }),
      light: 'cylinder',
      strength: 0.85,
    }) +
    `<path d="M66 80V52Q66 26 100 26T134 52V80z" fill="${accent}"/><path d="M66 80V52Q66 26 100 26T134 52V80z" fill="url(#cylinder)"/>` +
    '<path d="M62 78h76v4H62z" fill="#000" opacity=".14"/>'
  );
}
