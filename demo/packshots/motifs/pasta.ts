import {
  ball,
  defs,
  ellipse,
  paint,
  type Palette,
  pinked,
  round1,
  scatter,
  shape,
  slope,
  type Spot,
  stroke,
} from './sketch.ts';

const semola: Palette = { light: '#fde6a4', base: '#efbb52', dark: '#c4831f' };
const integrale: Palette = { light: '#dcb27c', base: '#b57f44', dark: '#82531c' };
const uovo: Palette = { light: '#fff0ae', base: '#f7c93b', dark: '#d0940f' };
const riso: Palette = { light: '#fff6da', base: '#efdba2', dark: '#c9aa5f' };
const lenticchie: Palette = { light: '#f6b98c', base: '#df7f45', dark: '#ad501a' };
const ceci: Palette = { light: '#fbdc9a', base: '#dea650', dark: '#a8721f' };
const piselli: Palette = { light: '#cfe0a0', base: '#93b055', dark: '#5f7c2a' };
const hole = '#8a5612';

const three: readonly Spot[] = [
  [50, 28, -12],
  [46, 52, 10],
  [54, 76, -6],
];

type Tube = { length: number; radius: number; ridges?: number; slant?: number };

function tube({ length, radius, ridges = 0, slant = 0 }: Tube): string {
  const half = length / 2;
  const end = radius * 0.42;
  const lines = Array.from({ length: ridges }, (_, index) => {
    const y = round1(radius * (-0.72 + (1.44 * index) / Math.max(1, ridges - 1)));
    return `M${round1(-half + end)} ${y}H${round1(half)}`;
  }).join('');
  return (
    `<g transform="skewX(${slant})">` +
    shape(`M${-half} ${-radius}H${half}A${end} ${radius} 0 0 1 ${half} ${radius}H${-half}z`, paint('dough')) +
    (ridges > 0 ? stroke(lines, hole, 1, 0.4) : '') +
    ellipse(end, radius, semola.light, -half) +
    ellipse(end * 0.68, radius * 0.74, hole, -half) +
    '</g>'
  );
}

const tubes = (palette: Palette, form: Tube, spots: readonly Spot[] = three): string =>
  defs(slope('dough', palette)) + scatter(tube(form), spots);

type Strand = { count: number; width: number; hollow?: boolean };

/** Long pasta, standing in a paper band. */
function bundle(palette: Palette, { count, width, hollow = false }: Strand): string {
  const step = 44 / count;
  const strands = Array.from({ length: count }, (_, index) => {
    const x = 28 + step * (index + 0.5);
    const lean = (index - count / 2) * 0.28;
    const top = 5 + (index % 3) * 2.5;
    const colour = [palette.base, palette.light, palette.dark][index % 3] ?? palette.base;
    return (
      stroke(`M${round1(x + lean)} ${top}L${round1(x - lean)} ${96 - (index % 3) * 2}`, colour, width) +
      (hollow ? ellipse(width * 0.24, width * 0.24, hole, round1(x + lean), top) : '')
    );
  }).join('');
  return (
    `<g transform="rotate(14 50 50)">${strands}` +
    shape('M25 44h50v15H25z', '#fffaf0') +
    stroke('M25 47.5h50M25 55.5h50', '#b3261e', 1.4) +
    '</g>'
  );
}

function spiral(palette: Palette, segments: number, radius: number): string {
  const step = 56 / segments;
  return Array.from({ length: segments }, (_, index) => {
    const x = round1(-28 + step * (index + 0.5));
    return (
      `<g transform="translate(${x} 0) rotate(28)">` +
      ellipse(step * 0.74, radius, palette.dark) +
      ellipse(step * 0.6, radius * 0.94, paint('dough'), -0.8, -0.6) +
      '</g>'
    );
  }).join('');
}

const spirals = (palette: Palette, segments = 6, radius = 13): string =>
  defs(ball('dough', palette)) + scatter(spiral(palette, segments, radius), three);

const bow =
  shape(
    'M-27-15l5 4-5 4 5 4-5 4 5 4-5 4 5 4-2 3Q-10 6 0 6T24 16l-2-3 5-4-5-4 5-4-5-4 5-4-5-4 5-4Q12-6 0-6T-27-15z',
    paint('dough'),
  ) + stroke('M-5-6Q0 0-5 6M0-6V6M5-6Q0 0 5 6M-6-3L-17-9M6-3L17-9M-6 3L-16 9M6 3L16 9', hole, 1.1, 0.45);

const shell =
  shape('M-20 8Q-22-17 0-17T20 8Q12 17 0 17T-20 8z', paint('dough')) +
  stroke('M-13 3Q-14-12-5-15M-6 5Q-6-12 0-16M6 5Q6-12 1-16M13 3Q14-12 5-15', hole, 1.1, 0.4) +
  shape('M-15 8Q0 0 15 8Q8 14 0 14T-15 8z', hole) +
  shape('M-15 8Q0 2 15 8Q8 10 0 10T-15 8z', '#00000033');

const ear =
  ellipse(19, 15, paint('dough')) +
  ellipse(13, 9, hole, 2, 2) +
  ellipse(12, 8, paint('cup'), 2, 3.2) +
  stroke('M-15-4Q-8-12 2-12', '#fff', 1.6, 0.55);

const star = (() => {
  const points = Array.from({ length: 12 }, (_, index) => {
    const radius = index % 2 === 0 ? 11 : 5.6;
    const angle = (Math.PI * index) / 6;
    return `${round1(Math.cos(angle) * radius)} ${round1(Math.sin(angle) * radius)}`;
  });
  return shape(`M${points.join('L')}z`, paint('dough')) + ellipse(2.2, 2.2, hole);
})();

const stars: readonly Spot[] = [
  [24, 26, 10],
  [52, 20, 30],
  [78, 30, 5],
  [36, 48, 22],
  [64, 50, 12],
  [20, 68, 0],
  [48, 76, 18],
  [78, 72, 25],
];

const grains: readonly Spot[] = [
  [28, 24, -20],
  [56, 22, 25],
  [80, 34, -10],
  [36, 46, 40],
  [62, 50, -28],
  [22, 66, 12],
  [46, 74, -14],
  [74, 74, 30],
];

function nest(palette: Palette, width: number): string {
  const turns = Array.from({ length: 7 }, (_, index) => {
    const colour = index % 2 === 0 ? palette.base : palette.dark;
    const rx = 25 - index * 2.7;
    const ry = 19 - index * 2.2;
    return `<ellipse cx="${(index % 3) - 1}" cy="${-index * 0.9}" rx="${round1(rx)}" ry="${round1(ry)}" fill="none" stroke="${colour}" stroke-width="${width}" transform="rotate(${index * 37})"/>`;
  }).join('');
  return (
    ellipse(26, 20, palette.dark) +
    turns +
    stroke('M-20-10Q-6-20 10-16M-22 4Q-18 14-4 17', palette.light, width * 0.55, 0.9)
  );
}

const nests = (palette: Palette, width: number): string =>
  scatter(
    nest(palette, width),
    [
      [50, 28, 0],
      [27, 66, 20],
      [73, 66, -15],
    ],
    0.92,
  );

const sheets = (palette: Palette): string =>
  defs(slope('dough', palette)) +
  scatter(
    shape(
      'M-34-16q4-4 8.5 0t8.5 0 8.5 0 8.5 0 8.5 0 8.5 0 8.5 0 8.5 0v32q-4 4-8.5 0t-8.5 0-8.5 0-8.5 0-8.5 0-8.5 0-8.5 0-8.5 0z',
      paint('dough'),
    ) + stroke('M-30-8H30M-30 8H30', hole, 0.8, 0.25),
    [
      [52, 30, -8],
      [48, 50, 5],
      [51, 70, -4],
    ],
  );

const pillow = (filling: string): string =>
  shape(pinked(34, 30, 5), paint('dough')) +
  ellipse(11.5, 9.5, paint('cup')) +
  ellipse(9, 7, filling) +
  stroke('M-9-5Q-4-9 3-8', '#fff', 1.8, 0.6);

const pillows = (filling: string): string =>
  defs(slope('dough', uovo), ball('cup', uovo)) +
  scatter(pillow(filling), [
    [32, 30, -10],
    [70, 34, 12],
    [42, 70, 6],
    [78, 72, -14],
  ]);

const ring =
  shape('M0-20Q11-13 17-2Q20 14 6 17Q0 18-6 17Q-20 14-17-2Q-11-13 0-20z', paint('dough')) +
  ellipse(5.2, 4, hole, 0, 6) +
  stroke('M-11 0Q-8-9 0-12M-12 8Q-6 14 2 14', '#fff', 1.8, 0.55) +
  stroke('M-5 2Q0-4 6 2', hole, 1.2, 0.4);

const rings = (scale: number): string =>
  defs(ball('dough', uovo)) +
  scatter(
    ring,
    [
      [30, 30, -14],
      [70, 32, 16],
      [50, 58, 0],
      [24, 76, 10],
      [77, 76, -12],
    ],
    scale,
  );

const halfMoon =
  shape('M-20 8Q-18-16 0-16T20 8l-4-2-4 4-4-3-4 4-4-3-4 3-4-4-4 3-4-4z', paint('dough')) +
  ellipse(9, 6.5, paint('cup'), 0, -4) +
  stroke('M-12-2Q-9-11 0-12', '#fff', 1.6, 0.55);

const dumpling =
  ellipse(17, 12, paint('dough')) +
  stroke('M-12-6Q-8 0-12 6M-6-9Q-2 0-6 9M0-10.5Q4 0 0 10.5M6-9.5Q10 0 6 9.5', '#b98d3a', 1.2, 0.5);

const scroll = (length: number): string =>
  shape(
    `M${-length} -9Q0-16 ${length} -9Q${length + 4} 0 ${length} 9Q0 2 ${-length} 9Q${-length - 4} 0 ${-length} -9z`,
    paint('dough'),
  ) +
  stroke(`M${-length + 2} 1Q0-6 ${length - 2} 1`, hole, 2.2, 0.55) +
  stroke(`M${-length + 3} -5Q0-12 ${length - 4} -5`, '#fff', 1.4, 0.5);

const twist = (palette: Palette): string =>
  defs(slope('dough', palette)) +
  scatter(
    shape('M-32-3Q-18-14-4-5T30-4Q33 2 28 6T2 6-28 7Q-34 2-32-3z', paint('dough')) +
      stroke('M-26 2Q-14-7-2 1T26 1', hole, 1.8, 0.5),
    three,
  );

const broad: readonly Spot[] = [
  [50, 27, -10],
  [48, 64, 8],
];

/** Pasta by its shape: the emoji set has one plate of spaghetti for all of them. */
export const pastaMotifs = {
  spaghetti: () => bundle(semola, { count: 15, width: 2.6 }),
  spaghettoni: () => bundle(semola, { count: 10, width: 4 }),
  bucatini: () => bundle(semola, { count: 9, width: 4.4, hollow: true }),
  linguine: () => bundle(semola, { count: 12, width: 3.4 }),
  'spaghetti-integrali': () => bundle(integrale, { count: 15, width: 2.6 }),
  'spaghetti-riso': () => bundle(riso, { count: 15, width: 2.6 }),
  penne: () => tubes(semola, { length: 50, radius: 9.5, ridges: 5, slant: -38 }),
  'penne-integrali': () => tubes(integrale, { length: 50, radius: 9.5, ridges: 5, slant: -38 }),
  'penne-riso': () => tubes(riso, { length: 50, radius: 9.5, ridges: 5, slant: -38 }),
  rigatoni: () => tubes(semola, { length: 46, radius: 12, ridges: 6 }),
  'mezzi-rigatoni': () =>
    tubes(semola, { length: 26, radius: 12, ridges: 6 }, [
      [32, 28, -16],
      [70, 34, 14],
      [34, 68, 12],
      [72, 74, -10],
    ]),
  tortiglioni: () => tubes(semola, { length: 52, radius: 11, ridges: 4, slant: 14 }),
  'mezze-maniche': () =>
    tubes(semola, { length: 20, radius: 14, ridges: 6 }, [
      [32, 28, -12],
      [70, 36, 18],
      [38, 70, 8],
      [76, 76, -16],
    ]),
  paccheri: () => tubes(semola, { length: 36, radius: 19 }, broad),
  cannelloni: () => tubes(uovo, { length: 60, radius: 12.5 }),
  ditalini: () => tubes(semola, { length: 13, radius: 7.5, ridges: 4 }, grains),
  tubetti: () => tubes(semola, { length: 11, radius: 6 }, grains),
  fusilli: () => spirals(semola),
  'fusilli-farro': () => spirals(integrale),
  'fusilli-legumi': () => spirals(piselli),
  'fusilli-ceci': () => spirals(ceci),
  farfalle: () => defs(slope('dough', semola)) + scatter(bow, three),
  conchiglie: () =>
    defs(slope('dough', semola)) +
    scatter(shell, [
      [32, 32, -16],
      [70, 38, 14],
      [46, 72, 4],
    ]),
  orecchiette: () =>
    defs(ball('dough', semola), slope('cup', semola)) +
    scatter(ear, [
      [32, 30, -16],
      [70, 36, 18],
      [30, 70, 10],
      [70, 74, -8],
    ]),
  stelline: () => defs(ball('dough', semola)) + scatter(star, stars),
  caserecce: () => defs(slope('dough', lenticchie)) + scatter(scroll(26), three),
  strozzapreti: () => twist(uovo),
  tagliatelle: () => nests(uovo, 3),
  fettuccine: () => nests(uovo, 4),
  tagliolini: () => nests(uovo, 1.8),
  tonnarelli: () => nests(semola, 2.4),
  pappardelle: () => nests(uovo, 6),
  lasagne: () => sheets(uovo),
  ravioli: () => pillows('#7f9b4a'),
  tortelloni: () => pillows('#a98456'),
  tortellini: () => rings(0.92),
  cappelletti: () => rings(1.05),
  agnolotti: () =>
    defs(slope('dough', uovo), ball('cup', uovo)) +
    scatter(halfMoon, [
      [32, 32, -14],
      [70, 38, 16],
      [34, 74, 8],
      [74, 78, -10],
    ]),
  gnocchi: () =>
    defs(ball('dough', { light: '#fffaf0', base: '#f3e0b4', dark: '#cfae6c' })) +
    scatter(dumpling, [
      [30, 28, -24],
      [68, 28, 18],
      [50, 52, -6],
      [26, 76, 14],
      [74, 76, -18],
    ]),
} as const;
