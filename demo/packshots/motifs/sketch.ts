/** Drawing helpers for motifs: small foods in a 100 × 100 square, lit from the upper left. */

export type Palette = { light: string; base: string; dark: string };

export type Spot = readonly [x: number, y: number, turn: number];

/** A motif is drawn once per picture, so its gradients only need names that differ among themselves. */
export function ball(id: string, { light, base, dark }: Palette): string {
  return (
    `<radialGradient id="m-${id}" cx=".34" cy=".28" r=".85"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`
  );
}

/** Light above, dark below. */
export function slope(id: string, { light, base, dark }: Palette): string {
  return (
    `<linearGradient id="m-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
  );
}

export const paint = (id: string): string => `url(#m-${id})`;

export const defs = (...definitions: string[]): string => `<defs>${definitions.join('')}</defs>`;

/** Puts a shape drawn around 0, 0 at each spot. */
export function scatter(shape: string, spots: readonly Spot[], scale = 1): string {
  return spots
    .map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shape}</g>`)
    .join('');
}

/** Fixed pseudo-random numbers in 0..1, so that speckles look natural and never change. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const round1 = (value: number): number => Math.round(value * 10) / 10;

/** A closed zigzag rectangle, as cut by a pasta wheel. */
export function pinked(width: number, height: number, tooth: number): string {
  const across = Math.max(2, Math.round(width / tooth));
  const down = Math.max(2, Math.round(height / tooth));
  const dx = width / across;
  const dy = height / down;
  const depth = tooth * 0.45;
  const side = (count: number, step: (sign: number) => string): string =>
    Array.from({ length: count * 2 }, (_, index) => step(index % 2 === 0 ? 1 : -1)).join('');
  return (
    `M${-width / 2} ${-height / 2}` +
    side(across, (sign) => `l${round1(dx / 2)} ${round1(-depth * sign)}`) +
    side(down, (sign) => `l${round1(depth * sign)} ${round1(dy / 2)}`) +
    side(across, (sign) => `l${round1(-dx / 2)} ${round1(depth * sign)}`) +
    side(down, (sign) => `l${round1(-depth * sign)} ${round1(-dy / 2)}`) +
    'z'
  );
}

export const ellipse = (rx: number, ry: number, fill: string, cx = 0, cy = 0): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;
