import {
  ball,
  defs,
  ellipse,
  paint,
  type Palette,
  scatter,
  shape,
  slope,
  type Spot,
  stroke,
} from './sketch.ts';

const salmon: Palette = { light: '#ffb48c', base: '#f58a5c', dark: '#cf6236' };
const smoked: Palette = { light: '#fba878', base: '#ea7440', dark: '#bb4d20' };
const white: Palette = { light: '#ffffff', base: '#f4efe8', dark: '#d4cabd' };
const tuna: Palette = { light: '#c4585c', base: '#99303c', dark: '#6c1c28' };
const swordfish: Palette = { light: '#fdeade', base: '#f2cdb8', dark: '#d3a188' };
const trout: Palette = { light: '#ffc4a4', base: '#f6a07a', dark: '#d07a52' };

const two: readonly Spot[] = [
  [52, 32, -8],
  [48, 68, 6],
];

/** Fillet with its muscle lines. */
const fillet = (flesh: Palette, line: string, skin = '#8fa0a8'): string =>
  defs(slope('flesh', flesh)) +
  scatter(
    shape('M-38 8Q-40-10-20-14T26-13Q40-8 40 4L36 14Q0 20-36 15z', skin) +
      shape('M-38 6Q-40-10-20-14T26-13Q40-8 40 4Q20 15-4 15T-38 6z', paint('flesh')) +
      stroke(
        'M-30-8Q-24 2-30 10M-18-12Q-11 1-18 13M-5-13Q2 0-5 14M9-13Q16 0 9 14M23-12Q29-1 23 10',
        line,
        1.8,
        0.8,
      ) +
      stroke('M-34 0Q-10-4 38 0', line, 1.2, 0.6),
    two,
  );

/** Cross-cut with a ring of skin. */
const cutlet = (flesh: Palette, heart: string): string =>
  defs(slope('flesh', flesh)) +
  shape('M10 50Q10 18 46 16T90 44Q92 70 66 80T24 78Q10 70 10 50z', '#6f7f88') +
  shape('M14 50Q14 22 47 20T86 45Q87 67 64 76T26 74Q14 67 14 50z', paint('flesh')) +
  stroke('M30 34Q44 44 40 68M66 30Q56 46 62 72M22 54Q40 50 50 54T82 50M48 22Q52 38 50 52', heart, 2, 0.5) +
  ellipse(5, 4, heart, 50, 53) +
  stroke('M24 40Q30 28 44 26', '#fff', 4, 0.5);

const thin = (flesh: Palette, line: string): string =>
  defs(slope('flesh', flesh)) +
  scatter(
    shape('M-36 2Q-34-14-10-12T24-14Q40-12 38 0T14 12Q-10 10-22 13T-36 2z', paint('flesh')) +
      stroke('M-26-6Q-20 2-26 8M-12-10Q-6 0-12 9M2-11Q8 0 2 9M16-12Q22-2 16 9', line, 1.5, 0.75),
    [
      [54, 26, -8],
      [46, 49, 5],
      [54, 73, -5],
    ],
  );

const smallFish = (back: string, belly: string): string =>
  scatter(
    shape('M-38 0Q-20-13 10-10Q24-8 30-1L42-10V11L30 2Q22 10 6 11Q-22 12-38 0z', belly) +
      shape('M-38 0Q-20-13 10-10Q24-8 30-1Q10-2-8 0T-38 0z', back) +
      ellipse(2.4, 2.4, '#1d262b', -27, -2) +
      stroke('M-20-3Q-17 2-20 6', '#00000055', 1.4) +
      stroke('M-12 3Q4 1 22 2', '#fff', 2, 0.7),
    [
      [50, 26, -8],
      [50, 51, 5],
      [50, 76, -5],
    ],
  );

const anchovies = (flesh: Palette): string =>
  defs(slope('flesh', flesh)) +
  scatter(
    shape('M-36-3Q-10-9 34-3Q40 0 34 4Q-10 9-36 4Q-41 0-36-3z', paint('flesh')) +
      stroke('M-32 0H32', '#00000033', 1.2),
    [
      [52, 20, -14],
      [47, 38, 8],
      [53, 56, -6],
      [48, 74, 8],
      [53, 88, -3],
    ],
  );

const shells = (outer: Palette, ridges: string, inside: string): string =>
  defs(ball('shell', outer)) +
  scatter(
    shape('M-22 6Q-20-18 4-18T22 4Q16 15-2 15T-22 6z', paint('shell')) +
      stroke('M-12 9Q-8-9 2-15M-2 12Q4-6 8-13M9 11Q14 0 14-9', ridges, 1.5, 0.6) +
      shape('M-20 8Q0 20 20 7Q10 14-2 14T-20 8z', inside),
    [
      [32, 28, -16],
      [70, 32, 14],
      [48, 56, 0],
      [24, 78, 10],
      [76, 76, -14],
    ],
  );

const mussels = (): string =>
  defs(ball('shell', { light: '#5b6a80', base: '#2b3444', dark: '#10151d' })) +
  scatter(
    shape('M-26 8Q-22-14 2-16Q24-14 26 0Q18 16-4 16Q-20 16-26 8z', paint('shell')) +
      shape('M-18 8Q-6 0 18 2Q8 13-6 13Q-14 12-18 8z', '#f0a24a') +
      stroke('M-16-4Q-6-12 8-12', '#9fb2c8', 2.4, 0.8),
    [
      [34, 28, -14],
      [70, 36, 16],
      [32, 62, 8],
      [70, 74, -12],
    ],
  );

/** One large fish, gilthead or bass: blunt or pointed head, dark back. */
const wholeFish = (skin: Palette, depth: number, mark: string): string =>
  defs(slope('skin', skin)) +
  scatter(
    shape(
      `M-40 2Q-30-${depth} 4-${depth}Q24-${depth - 2} 32-4L44-14Q42 0 45 15L32 6Q22 ${depth} 2 ${depth}Q-30 ${depth - 2}-40 2z`,
      paint('skin'),
    ) +
      shape(`M-22-${depth - 4}Q-4-${depth + 9} 16-${depth - 2}z`, skin.dark) +
      stroke('M-22-9Q-15 2-22 11', skin.dark, 1.8, 0.7) +
      stroke('M-16 0Q8-4 30 1', skin.dark, 1.2, 0.5) +
      shape('M-12 4Q0 2 2 9Q-6 12-12 4z', skin.dark) +
      ellipse(3.4, 3.4, '#ffffff', -30, -3) +
      ellipse(2.1, 2.1, '#1d262b', -30, -3) +
      mark +
      stroke(`M-18-${depth - 6}Q4-${depth - 2} 22-7`, '#fff', 2.4, 0.55),
    [
      [50, 32, -7],
      [50, 70, 5],
    ],
  );

/** Squid: a tube with two fins and a head of tentacles. */
const squid = (flesh: Palette, slim: boolean): string => {
  const half = slim ? 9 : 13;
  return (
    defs(slope('flesh', flesh)) +
    scatter(
      stroke('M20-6Q32-14 42-11M20-2Q34-5 46-3M20 2Q34 6 46 5M20 6Q32 14 41 14', flesh.base, 4) +
        stroke('M20-6Q32-14 42-11M20-2Q34-5 46-3M20 2Q34 6 46 5M20 6Q32 14 41 14', flesh.dark, 1, 0.5) +
        shape(
          `M-44 0Q-34-${half + 8}-20-${half + 9}L-12-${half}zM-44 0Q-34 ${half + 8}-20 ${half + 9}L-12 ${half}z`,
          flesh.dark,
        ) +
        shape(
          `M-44 0Q-20-${half + 3} 10-${half}Q18-${half} 18 0Q18 ${half} 10 ${half}Q-20 ${half + 3}-44 0z`,
          paint('flesh'),
        ) +
        ellipse(7, half - 2, flesh.base, 21, 0) +
        ellipse(1.8, 1.8, '#2a211c', 22, -3) +
        stroke('M-32-4Q-14-8 6-7', '#fff', 2.6, 0.6),
      [
        [52, 28, -8],
        [48, 52, 5],
        [52, 77, -5],
      ],
    )
  );
};

/** Cuttlefish: a broad mantle with a frill. */
const cuttlefish = (flesh: Palette): string =>
  defs(ball('flesh', flesh)) +
  scatter(
    stroke('M20-7Q30-14 40-10M21-2Q34-4 44-2M21 3Q34 6 44 5M20 8Q30 15 39 13', flesh.base, 4.4) +
      ellipse(31, 22, flesh.dark, -10, 0) +
      ellipse(28, 18.5, paint('flesh'), -10, 0) +
      ellipse(8, 11, flesh.base, 20, 0) +
      ellipse(1.8, 1.8, '#2a211c', 22, -4) +
      stroke('M-28-8Q-14-15 4-12', '#fff', 3, 0.6),
    two,
  );

const rings = (): string =>
  scatter(
    '<circle r="13" fill="none" stroke="#d9c7a8" stroke-width="9"/><circle r="13" fill="none" stroke="#f5e3bd" stroke-width="7"/><path d="M-9-9Q0-17 9-9" stroke="#fff" stroke-width="2.4" fill="none" stroke-opacity=".8"/>',
    [
      [30, 30, 0],
      [68, 28, 20],
      [48, 54, 40],
      [78, 62, 10],
      [28, 76, 30],
      [62, 82, 0],
    ],
  );

const fingers = (): string =>
  defs(slope('crumb', { light: '#f8cf85', base: '#e3a041', dark: '#b3721d' })) +
  scatter(
    shape('M-34-9h64q5 0 5 5v9q0 5-5 5h-64q-5 0-5-5v-9q0-5 5-5z', paint('crumb')) +
      stroke('M-28-3h2M-14 3h2M0-4h2M14 4h2M26-2h2M-22 5h2M8 6h2', '#fff3cf', 2),
    [
      [50, 26, -7],
      [50, 50, 5],
      [50, 75, -5],
    ],
  );

const sticks = (): string =>
  defs(slope('flesh', white)) +
  scatter(
    shape('M-32-8h64v16h-64z', paint('flesh')) +
      shape('M-32-8h64v5h-64z', '#f0633f') +
      stroke('M-20 2H20', '#d9cfc2', 1.2),
    [
      [50, 22, -8],
      [50, 44, 5],
      [50, 66, -6],
      [50, 86, 3],
    ],
  );

/** Fish by flesh and cut. */
export const fishMotifs = {
  'salmone-filetto': () => fillet(salmon, '#ffe2d0'),
  'salmone-trancio': () => cutlet(salmon, '#ffe2d0'),
  'salmone-affumicato': () => thin(smoked, '#ffd3b4'),
  'salmone-scozzese': () => thin({ light: '#f7935f', base: '#dd5c2c', dark: '#a83d14' }, '#ffc9a4'),
  'merluzzo-filetto': () => fillet(white, '#dcd2c4'),
  'platessa-filetto': () =>
    fillet({ light: '#fffaf2', base: '#f3e6d4', dark: '#cfbba0' }, '#ddcab0', '#7a6a52'),
  baccala: () => fillet({ light: '#fffdf4', base: '#f5ebd3', dark: '#d3c29c' }, '#e0d2b2', '#c9bfa9'),
  'pesce-spada': () => cutlet(swordfish, '#d99a86'),
  'spada-affumicato': () => thin({ light: '#fbe6d4', base: '#f0cfb0', dark: '#cfa27c' }, '#fff4e8'),
  'tonno-trancio': () => cutlet(tuna, '#d98a88'),
  'tonno-affumicato': () => thin({ light: '#b34a4c', base: '#8a2a34', dark: '#5f1822' }, '#d99c98'),
  'trota-filetto': () => fillet(trout, '#ffe6d8'),
  'trota-affumicata': () => thin(trout, '#ffe6d8'),
  'rana-pescatrice': () =>
    fillet({ light: '#ffffff', base: '#efe9e6', dark: '#c9bcb8' }, '#e6c9c4', '#d8a8a0'),
  orata: () =>
    wholeFish({ light: '#8fa3ae', base: '#d3dde2', dark: '#5f7683' }, 21, ellipse(4, 2, '#e6c24a', -30, -10)),
  spigola: () => wholeFish({ light: '#6f8794', base: '#cdd8dd', dark: '#4a626f' }, 15, ''),
  calamari: () => squid({ light: '#fff6f2', base: '#f3dcd6', dark: '#d3a8a4' }, true),
  totani: () => squid({ light: '#f2b8a8', base: '#d98a7a', dark: '#a85a50' }, false),
  seppie: () => cuttlefish({ light: '#fdf8f0', base: '#ece0d2', dark: '#b8a592' }),
  sogliola: () => smallFish('#8a7352', '#cdb893'),
  alici: () => smallFish('#3f6b8c', '#dfe8ee'),
  sardine: () => smallFish('#2f5570', '#d3dde4'),
  sgombro: () => smallFish('#2c7a74', '#dbe7e4'),
  acciughe: () => anchovies({ light: '#b3766a', base: '#8a4c44', dark: '#5c2f2b' }),
  'alici-marinate': () => anchovies({ light: '#ffffff', base: '#e6e9ea', dark: '#a9b4ba' }),
  cozze: mussels,
  vongole: () => shells({ light: '#f3e6cc', base: '#cdb48a', dark: '#8f744a' }, '#6f5834', '#f4e2c4'),
  'calamaro-anelli': rings,
  'bastoncini-pesce': fingers,
  surimi: sticks,
} as const;
