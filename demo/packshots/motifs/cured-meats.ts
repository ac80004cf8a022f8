import { defs, dice, ellipse, paint, type Palette, round1, scatter, shape, slope, stroke } from './sketch.ts';

type Slice = {
  palette: Palette;
  rx: number;
  ry: number;
  /** Fat or casing around the slice. */
  rim?: { colour: string; width: number };
  /** Dice of fat, pistachio, pepper: size in units. */
  specks?: readonly { colour: string; count: number; size: number; square?: boolean }[];
  /** Drawn over the lean, around 0, 0. */
  veins?: string;
};

function speckle(slice: Slice): string {
  const roll = dice(Math.round(slice.rx * 31 + slice.ry));
  return (slice.specks ?? [])
    .map(({ colour, count, size, square = false }) =>
      Array.from({ length: count }, () => {
        const angle = roll() * Math.PI * 2;
        const reach = Math.sqrt(roll()) * 0.8;
        const x = round1(Math.cos(angle) * slice.rx * reach);
        const y = round1(Math.sin(angle) * slice.ry * reach);
        const own = round1(size * (0.7 + roll() * 0.6));
        return square
          ? `<path d="M${x} ${y}h${own}v${own}h${-own}z" transform="rotate(${Math.round(roll() * 90)} ${x} ${y})" fill="${colour}"/>`
          : ellipse(own, round1(own * 0.8), colour, x, y);
      }).join(''),
    )
    .join('');
}

function slice(form: Slice): string {
  const rim = form.rim;
  return (
    ellipse(form.rx + 0.8, form.ry + 1, '#00000022', 0.8, 1.6) +
    (rim ? ellipse(form.rx, form.ry, rim.colour) : '') +
    ellipse(form.rx - (rim?.width ?? 0), form.ry - (rim?.width ?? 0), paint('lean')) +
    (form.veins ?? '') +
    speckle(form) +
    stroke(
      `M${round1(-form.rx * 0.7)} ${round1(-form.ry * 0.45)}Q${round1(-form.rx * 0.3)} ${round1(-form.ry * 0.85)} ${round1(form.rx * 0.25)} ${round1(-form.ry * 0.82)}`,
      '#fff',
      2,
      0.35,
    )
  );
}

const fan = (form: Slice, scale = 1): string =>
  defs(slope('lean', form.palette)) +
  scatter(
    slice(form),
    [
      [64, 34, 14],
      [34, 42, -12],
      [54, 64, 4],
    ],
    scale,
  );

const cubes = (lean: Palette, fat: string, stripes: number): string => {
  const bands = Array.from(
    { length: stripes },
    (_, index) => `M-11 ${round1(-8 + (16 * (index + 0.5)) / stripes)}h17`,
  ).join('');
  const cube =
    shape('M-11-9h17v18h-17z', paint('lean')) +
    shape('M-11-9l5-5h17l-5 5z', lean.light) +
    shape('M6-9l5-5v18l-5 5z', lean.dark) +
    (stripes > 0 ? stroke(bands, fat, 3) : '');
  return (
    defs(slope('lean', lean)) +
    scatter(
      cube,
      [
        [34, 30, -8],
        [66, 34, 10],
        [22, 58, 6],
        [50, 56, -6],
        [78, 62, 14],
        [36, 82, 10],
        [66, 84, -10],
      ],
      0.98,
    )
  );
};

const rasherOutline = 'M-38-13Q-18-19 0-14T38-13V13Q18 9 0 14T-38 13z';

const rasher = (form: { fat: string; lean: Palette; rows: readonly number[] }): string => {
  const bands = form.rows
    .map((y) => stroke(`M-34 ${y}Q-17 ${y - 4} 0 ${y}T34 ${y}`, paint('lean'), 5))
    .join('');
  return (
    defs(slope('lean', form.lean)) +
    scatter(shape(rasherOutline, form.fat) + stroke(rasherOutline, form.lean.light, 1.6, 0.6) + bands, [
      [52, 26, -6],
      [48, 50, 5],
      [52, 75, -4],
    ])
  );
};

const links = (palette: Palette): string =>
  defs(slope('skin', palette)) +
  scatter(
    shape('M-34-9Q0-15 34-9Q41 0 34 9Q0 15-34 9Q-41 0-34-9z', paint('skin')) +
      stroke('M-28-5Q0-10 26-6', '#fff', 3, 0.45),
    [
      [50, 26, -7],
      [50, 50, 4],
      [50, 75, -5],
    ],
  );

const pink: Palette = { light: '#fbc9c0', base: '#f0a49b', dark: '#d98378' };
const ham: Palette = { light: '#d9736a', base: '#b8413c', dark: '#8f2a2a' };
const salame: Palette = { light: '#c9534a', base: '#a83430', dark: '#7f2423' };
const roast: Palette = { light: '#f5e4cf', base: '#e6c8a5', dark: '#c59c72' };
const fat = '#fbeee4';

const spiralOfFat = stroke('M0 0Q6-4 9 2T0 12-14 2 0-17 19-2 4 21-20 8', fat, 3.4, 0.95);

/** Sliced cured meats: ham, mortadella and salami differ by grain and fat, not by emoji. */
export const curedMeatMotifs = {
  cotto: () =>
    fan({
      palette: pink,
      rx: 31,
      ry: 23,
      rim: { colour: fat, width: 2.6 },
      veins: stroke('M-18 4Q-4-6 10 2M-4 12Q8 6 18 10', '#e08f86', 1.6, 0.8),
    }),
  'cotto-arrosto': () =>
    fan({
      palette: pink,
      rx: 31,
      ry: 23,
      rim: { colour: '#a9683c', width: 3 },
      veins: stroke('M-18 4Q-4-6 10 2M-4 12Q8 6 18 10', '#e08f86', 1.6, 0.8),
    }),
  crudo: () =>
    fan({
      palette: ham,
      rx: 35,
      ry: 19,
      rim: { colour: fat, width: 3.6 },
      veins: stroke('M-24-3Q-8 6 6-4T26 2M-14 9Q0 4 12 10', '#f3d6cc', 2, 0.75),
    }),
  speck: () =>
    fan({
      palette: { light: '#b9544a', base: '#8f302c', dark: '#64201f' },
      rx: 33,
      ry: 17,
      rim: { colour: '#5a3220', width: 2.4 },
      veins: stroke('M-24 6Q0 1 26 6', fat, 4, 0.95) + stroke('M-22-5Q-2 2 20-6', '#e8b9ac', 1.6, 0.7),
    }),
  bresaola: () =>
    fan({
      palette: { light: '#96343a', base: '#701a26', dark: '#4d0f1a' },
      rx: 30,
      ry: 23,
      rim: { colour: '#3d0d14', width: 1.6 },
      veins: stroke('M-18-4Q-6 4 8-2T22 6M-8 12Q2 8 10 13', '#c98f8c', 1, 0.6),
    }),
  mortadella: () =>
    fan({
      palette: { light: '#fbd3c7', base: '#f2b0a3', dark: '#dd9286' },
      rx: 30,
      ry: 27,
      rim: { colour: '#d9776a', width: 1.4 },
      specks: [
        { colour: '#fff6ef', count: 11, size: 4.6, square: true },
        { colour: '#8aa83a', count: 6, size: 2.2 },
      ],
    }),
  'salame-milano': () =>
    fan({
      palette: salame,
      rx: 28,
      ry: 25,
      rim: { colour: '#ead9c8', width: 1.8 },
      specks: [{ colour: '#f6ddd0', count: 46, size: 1.3 }],
    }),
  corallina: () =>
    fan({
      palette: salame,
      rx: 28,
      ry: 25,
      rim: { colour: '#ead9c8', width: 1.8 },
      specks: [
        { colour: fat, count: 9, size: 5, square: true },
        { colour: '#f0cfc2', count: 14, size: 1.1 },
      ],
    }),
  'salame-piccante': () =>
    fan({
      palette: { light: '#e2653c', base: '#c53f22', dark: '#932914' },
      rx: 27,
      ry: 24,
      rim: { colour: '#7d2412', width: 1.8 },
      specks: [
        { colour: '#f8d9bd', count: 22, size: 1.7 },
        { colour: '#7d1c0c', count: 12, size: 1 },
      ],
    }),
  ventricina: () =>
    fan({
      palette: { light: '#e07a46', base: '#c4522a', dark: '#8f3616' },
      rx: 29,
      ry: 26,
      rim: { colour: '#6f2a12', width: 1.6 },
      specks: [
        { colour: fat, count: 10, size: 4.2 },
        { colour: '#8f2a12', count: 9, size: 3 },
      ],
    }),
  finocchiona: () =>
    fan({
      palette: { light: '#c8605a', base: '#a83f3d', dark: '#7c2a2b' },
      rx: 32,
      ry: 28,
      rim: { colour: '#d9c7b4', width: 1.6 },
      specks: [
        { colour: fat, count: 24, size: 2.6 },
        { colour: '#6b6a2f', count: 10, size: 1 },
      ],
    }),
  capocollo: () =>
    fan({
      palette: ham,
      rx: 27,
      ry: 25,
      rim: { colour: '#7b3b2c', width: 1.8 },
      veins: stroke('M-20 0Q-8-12 2-2T20 4M-14 12Q0 4 14 13M-6-18Q4-10 14-14', '#f6dfd3', 3, 0.9),
    }),
  lonzino: () =>
    fan({
      palette: { light: '#e08f82', base: '#c9645c', dark: '#9c4341' },
      rx: 27,
      ry: 22,
      rim: { colour: fat, width: 3.2 },
      specks: [{ colour: '#3f3a2c', count: 8, size: 0.8 }],
    }),
  'pancetta-arrotolata': () =>
    fan({
      palette: { light: '#e38d80', base: '#cc625a', dark: '#a04542' },
      rx: 28,
      ry: 26,
      rim: { colour: '#efdccb', width: 2.2 },
      veins: spiralOfFat,
    }),
  porchetta: () =>
    fan({
      palette: roast,
      rx: 29,
      ry: 27,
      rim: { colour: '#8a4a1c', width: 3 },
      veins:
        stroke('M0 0Q6-4 9 2T0 12-14 2 0-17 19-2 4 21-20 8', '#8d8a4a', 1.6, 0.8) +
        ellipse(9, 8, '#d5a98c', -2, 0),
    }),
  tacchino: () =>
    fan({
      palette: roast,
      rx: 31,
      ry: 23,
      rim: { colour: '#b97b3f', width: 2 },
      veins: stroke('M-18 4Q-4-4 10 2M-4 12Q8 7 18 10', '#cfae8c', 1.4, 0.8),
    }),
  pancetta: () =>
    rasher({
      fat: '#fbe6da',
      lean: { light: '#d9695f', base: '#c04a45', dark: '#973334' },
      rows: [-7, 1, 9],
    }),
  guanciale: () =>
    rasher({ fat: '#f9e4d4', lean: { light: '#d9695f', base: '#b94642', dark: '#8f3032' }, rows: [2] }),
  'cubetti-pancetta': () => cubes({ light: '#e89a90', base: '#d26a62', dark: '#a94c48' }, fat, 2),
  'cubetti-guanciale': () => cubes({ light: '#fdf1e6', base: '#f6d9cb', dark: '#dcb3a3' }, '#c4524c', 1),
  'cubetti-cotto': () => cubes({ light: '#fbcfc6', base: '#f0a59c', dark: '#d4857b' }, fat, 0),
  wurstel: () => links({ light: '#f2a27a', base: '#d9714a', dark: '#ac4a2a' }),
  'wurstel-pollo': () => links({ light: '#f8d3a2', base: '#e8ab6b', dark: '#c07f41' }),
  coppiette: () =>
    defs(slope('lean', { light: '#a3493a', base: '#7a2c22', dark: '#4f1a14' })) +
    scatter(
      shape('M-38-4Q-18-9 0-5T38-4Q41 0 38 5Q16 2 0 6T-38 5Q-41 0-38-4z', paint('lean')) +
        stroke('M-30-1Q-10-4 6 0T32 0', '#d98a6a', 1.2, 0.6),
      [
        [52, 20, -16],
        [48, 38, 10],
        [52, 56, -6],
        [48, 74, 8],
        [54, 88, -5],
      ],
    ),
} as const;
