import {
  ball,
  defs,
  dice,
  ellipse,
  paint,
  type Palette,
  round1,
  scatter,
  shape,
  slope,
  stroke,
} from './sketch.ts';

type Wedge = { paste: Palette; rind: string; rindSide?: string; marks?: string };

/** A wedge cut from a wheel: top face, cut face, rind at the back. */
function wedge({ paste, rind, rindSide = rind, marks = '' }: Wedge): string {
  return (
    defs(slope('cut', paste)) +
    shape('M10 62L74 22Q92 28 94 44L92 50z', paste.light) +
    shape('M74 22Q92 28 94 44V70Q92 52 74 46z', rindSide) +
    shape('M74 22Q92 28 94 44L90 45Q88 31 71 24z', rind) +
    shape('M10 62L94 44V72L12 90Q9 90 9 86z', paint('cut')) +
    shape('M88 45.3L94 44V72L88 73.3z', rind) +
    `<clipPath id="m-face"><path d="M10 62L94 44V72L12 90Q9 90 9 86z"/></clipPath><g clip-path="url(#m-face)">${marks}</g>` +
    stroke('M10 62L88 45.5', '#fff', 1.2, 0.6)
  );
}

function eyes(colour: string, count: number, size: number): string {
  const roll = dice(count * 97 + Math.round(size * 10));
  return Array.from({ length: count }, () => {
    const x = 18 + roll() * 66;
    const y = 88 - (x - 10) * 0.21 - 4 - roll() * 20;
    const r = size * (0.5 + roll());
    return ellipse(round1(r), round1(r * 0.85), colour, round1(x), round1(y));
  }).join('');
}

function veins(colour: string): string {
  const roll = dice(11);
  return Array.from({ length: 26 }, () => {
    const x = 14 + roll() * 72;
    const y = 88 - (x - 10) * 0.21 - 2 - roll() * 23;
    return `<path d="M${round1(x)} ${round1(y)}q${round1(roll() * 6 - 3)} ${round1(roll() * 5 - 2)} ${round1(roll() * 8 - 2)} ${round1(roll() * 6 - 3)}" stroke="${colour}" stroke-width="${round1(1.2 + roll() * 2.4)}" stroke-linecap="round" fill="none"/>`;
  }).join('');
}

const crumbs = (colour: string): string => eyes(colour, 34, 0.9);

const straw: Palette = { light: '#fdf0c4', base: '#f4dc97', dark: '#dcb865' };
const ivory: Palette = { light: '#fffdf4', base: '#f8efd6', dark: '#e0cfa4' };
const milk: Palette = { light: '#ffffff', base: '#f7f4ec', dark: '#d9d3c4' };
const butter: Palette = { light: '#fff0b8', base: '#f7d878', dark: '#dfb244' };

const blob = (body: string, palette: Palette, extra = ''): string =>
  defs(ball('paste', palette)) + shape(body, paint('paste')) + extra;

const pear = (palette: Palette, rope = true): string =>
  blob(
    'M50 14Q60 14 60 24Q60 32 66 40Q80 54 80 70Q80 92 50 92T20 70Q20 54 34 40Q40 32 40 24Q40 14 50 14z',
    palette,
    (rope
      ? stroke('M39 28Q50 34 61 28M50 14V4M44 4H56', '#a9762f', 3)
      : stroke('M40 28Q50 33 60 28', '#00000044', 2)) + stroke('M30 56Q33 46 40 42', '#fff', 5, 0.55),
  );

const ballOf = (palette: Palette, extra = ''): string =>
  blob(
    'M50 18Q84 18 84 54T50 88Q16 88 16 54T50 18z',
    palette,
    extra + stroke('M28 46Q32 32 46 28', '#fff', 5, 0.75),
  );

const moulded = (palette: Palette): string =>
  defs(slope('paste', palette)) +
  shape('M24 34H76L84 80Q84 88 76 88H24Q16 88 16 80z', paint('paste')) +
  ellipse(26, 9, palette.light, 50, 34) +
  stroke('M20 46H80M19 56H81M18 66H82M17 76H83', '#00000020', 2) +
  stroke('M30 40L25 84M40 42L38 86M50 42V87M60 42L62 86M70 40L75 84', '#00000014', 2);

const stacked = (palette: Palette, holes = ''): string =>
  defs(slope('paste', palette)) +
  scatter(shape('M-30-24H30V24H-30z', palette.dark) + shape('M-30-24H28V22H-30z', paint('paste')) + holes, [
    [40, 40, -14],
    [50, 50, -2],
    [60, 60, 10],
  ]);

const round = (rind: Palette, cut: Palette): string =>
  defs(ball('paste', rind), slope('cut', cut)) +
  shape('M8 50V66Q8 86 50 86T92 66V50z', rind.dark) +
  ellipse(42, 21, paint('paste'), 50, 50) +
  shape('M50 50L86 40Q92 46 92 52Q92 62 80 66z', cut.base) +
  shape('M50 50L80 66V82L50 68z', paint('cut')) +
  stroke('M20 44Q30 36 46 34', '#fff', 3, 0.7);

const grated = (palette: Palette): string => {
  const roll = dice(5);
  return (
    defs(slope('paste', palette)) +
    shape('M8 84Q20 40 50 34T92 84Q72 92 50 92T8 84z', paint('paste')) +
    Array.from({ length: 60 }, () => {
      const x = 14 + roll() * 72;
      const y = 84 - roll() * (44 - Math.abs(x - 50) * 0.8);
      return stroke(
        `M${round1(x)} ${round1(y)}q3-3 ${round1(4 + roll() * 5)} ${round1(roll() * 4 - 2)}`,
        roll() > 0.5 ? palette.light : palette.dark,
        1.8,
        0.9,
      );
    }).join('')
  );
};

const brick = (palette: Palette, marks = ''): string =>
  defs(slope('paste', palette)) +
  shape('M10 46L28 30H92L76 46z', palette.light) +
  shape('M76 46L92 30V66L76 84z', palette.dark) +
  shape('M10 46H76V84H10z', paint('paste')) +
  marks;

const cream = (palette: Palette, bowl: string): string =>
  defs(ball('paste', palette)) +
  shape('M10 52H90Q88 88 50 88T10 52z', bowl) +
  ellipse(40, 13, palette.dark, 50, 52) +
  shape('M16 51Q14 38 34 38Q34 22 52 26Q58 14 66 24Q84 30 78 42Q88 46 84 52Q50 64 16 51z', paint('paste')) +
  stroke('M30 46Q44 36 62 44M40 34Q50 28 60 34', '#00000022', 2.4);

/** Cheeses by paste, rind and form. */
export const cheeseMotifs = {
  pecorino: () => wedge({ paste: ivory, rind: '#26211f', rindSide: '#3a322d', marks: crumbs('#d8c79a') }),
  'pecorino-semistagionato': () => wedge({ paste: ivory, rind: '#b07a3a', marks: eyes('#dcca98', 14, 1.2) }),
  parmigiano: () => wedge({ paste: straw, rind: '#c08a34', marks: crumbs('#d3a94f') }),
  grana: () =>
    wedge({
      paste: { light: '#fdf3d2', base: '#f6e3ab', dark: '#dfc17a' },
      rind: '#cf9d47',
      marks: crumbs('#d9b768'),
    }),
  caciotta: () => wedge({ paste: ivory, rind: '#e2b45a', marks: eyes('#ddcb9e', 9, 1.6) }),
  gorgonzola: () => wedge({ paste: ivory, rind: '#b98f62', marks: veins('#6f8fa3') }),
  'gorgonzola-piccante': () =>
    wedge({
      paste: { light: '#fbf4df', base: '#ecdfba', dark: '#cdb987' },
      rind: '#97734c',
      marks: veins('#3f6475') + veins('#5c8a7a'),
    }),
  fontina: () => wedge({ paste: butter, rind: '#9a6430', marks: eyes('#d9ad4a', 8, 1.8) }),
  asiago: () => wedge({ paste: straw, rind: '#caa05a', marks: eyes('#d9b766', 18, 1.7) }),
  montasio: () => wedge({ paste: straw, rind: '#a97f45', marks: eyes('#d2ae5f', 12, 1.2) }),
  taleggio: () =>
    brick(
      { light: '#f0b77a', base: '#e59a55', dark: '#b96f33' },
      shape('M14 50H72V80H14z', '#fbeecb') + stroke('M18 60H66M20 70H60', '#e5cf98', 2, 0.8),
    ),
  feta: () => brick(milk, stroke('M20 56l10 2M40 64l12-2M26 74l8-1M56 54l8 1M60 76l8-2', '#cfc8b6', 1.6)),
  'primo-sale': () => moulded(milk),
  ricotta: () => moulded({ light: '#ffffff', base: '#faf6ec', dark: '#ddd4c0' }),
  'ricotta-pecora': () => moulded({ light: '#fffdf5', base: '#f5ecd4', dark: '#d8c79c' }),
  marzolina: () =>
    blob(
      'M30 20H70Q80 22 80 34V78Q80 88 50 90T20 78V34Q20 22 30 20z',
      { light: '#fbf1d6', base: '#ead6a4', dark: '#bd9c5c' },
      stroke('M20 40Q50 46 80 40M20 60Q50 66 80 60', '#00000022', 2),
    ),
  'provolone-dolce': () => pear(butter),
  'provolone-piccante': () => pear({ light: '#f8d58c', base: '#e3ab46', dark: '#b47a22' }),
  caciocavallo: () => pear({ light: '#f6dea0', base: '#e0b75e', dark: '#a9802f' }),
  'scamorza-affumicata': () => pear({ light: '#e8b26a', base: '#c9853a', dark: '#8f561c' }),
  mozzarella: () => ballOf(milk),
  'mozzarella-bufala': () =>
    ballOf(
      { light: '#ffffff', base: '#fbfaf6', dark: '#cfd3d6' },
      stroke('M40 78Q56 84 70 74', '#00000014', 3),
    ),
  fiordilatte: () =>
    defs(ball('paste', milk)) +
    scatter(ellipse(21, 19, paint('paste')) + stroke('M-12-6Q-8-13 0-14', '#fff', 3, 0.8), [
      [32, 36, 0],
      [70, 40, 0],
      [48, 70, 0],
    ]),
  treccia: () =>
    defs(ball('paste', milk)) +
    scatter(ellipse(15, 11, paint('paste')), [
      [36, 20, 40],
      [62, 24, -40],
      [36, 38, 40],
      [62, 44, -40],
      [36, 58, 40],
      [62, 64, -40],
      [38, 78, 40],
      [58, 82, -30],
    ]),
  burrata: () =>
    ballOf(
      milk,
      shape('M50 24Q40 12 32 10Q42 8 50 14Q58 8 68 10Q60 12 50 24z', '#f3efe4') +
        stroke('M44 22Q50 27 56 22', '#4c7a3a', 3.4) +
        stroke('M36 34Q42 28 48 26M64 34Q58 28 52 26', '#00000018', 2),
    ),
  stracciatella: () =>
    cream(milk, '#c9d3d8') + stroke('M24 48Q36 40 48 48T74 46M34 40Q44 34 54 40', '#e5dfd0', 3.4),
  stracchino: () => brick({ light: '#ffffff', base: '#faf5e6', dark: '#e2d8bc' }),
  robiola: () => round({ light: '#ffffff', base: '#fbf7ea', dark: '#ddd2b6' }, milk),
  squacquerone: () => cream({ light: '#ffffff', base: '#fbf7ec', dark: '#e2d9c2' }, '#d9dee0'),
  mascarpone: () => cream({ light: '#fffdf2', base: '#fbf1d2', dark: '#e3cf98' }, '#cfd8cf'),
  spalmabile: () => cream(milk, '#b9cfe6'),
  caprino: () =>
    blob(
      'M18 42Q18 32 30 32H72Q84 34 84 50T72 70H30Q18 68 18 58z',
      milk,
      ellipse(9, 18, '#fffefa', 74, 51) + stroke('M26 40H62', '#fff', 4, 0.9),
    ),
  'fiocchi-latte': () =>
    defs(ball('paste', milk)) +
    shape('M10 54H90Q88 88 50 88T10 54z', '#cfe0ee') +
    scatter(ellipse(9, 7, paint('paste')), [
      [26, 50, 10],
      [40, 44, -10],
      [55, 46, 20],
      [70, 50, 0],
      [34, 34, 5],
      [50, 32, -14],
      [64, 36, 12],
      [48, 22, 0],
      [78, 44, 8],
      [20, 42, -8],
    ]),
  sottilette: () => stacked(butter),
  'fette-emmental': () =>
    stacked(
      butter,
      ellipse(6, 5, '#d9a93c', -10, -6) +
        ellipse(4, 3.5, '#d9a93c', 12, 8) +
        ellipse(3, 3, '#d9a93c', 14, -12),
    ),
  'fette-edamer': () => stacked({ light: '#fde9a4', base: '#f3c95c', dark: '#c4282a' }),
  formaggini: () =>
    defs(slope('paste', butter)) +
    scatter(
      shape('M0-20L22 16H-22z', '#d9dfe3') +
        shape('M0-14L17 13H-17z', paint('paste')) +
        stroke('M-12-2L0-20', '#b3261e', 2.4),
      [
        [32, 36, -8],
        [68, 38, 12],
        [50, 74, 0],
      ],
    ),
  brie: () =>
    wedge({
      paste: { light: '#fffdf6', base: '#fbeec4', dark: '#ecd493' },
      rind: '#fbfaf5',
      rindSide: '#e4dfd0',
    }),
  camembert: () =>
    round(
      { light: '#ffffff', base: '#f7f3e6', dark: '#d8cdb0' },
      { light: '#fff4cc', base: '#fbe6a6', dark: '#e6c66c' },
    ),
  'formaggio-grattugiato': () => grated(straw),
  'pecorino-grattugiato': () => grated(ivory),
  'scaglie-formaggio': () =>
    defs(slope('paste', straw)) +
    scatter(shape('M-20-6L14-11 22 2 4 12-17 8z', paint('paste')) + stroke('M-10-2L8-5', '#fff', 2, 0.6), [
      [34, 28, -12],
      [68, 36, 18],
      [32, 60, 24],
      [66, 68, -14],
      [46, 84, 6],
    ]),
} as const;
