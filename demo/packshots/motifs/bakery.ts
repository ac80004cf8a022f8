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

const crust: Palette = { light: '#f2c98a', base: '#d1924a', dark: '#8f5420' };
const golden: Palette = { light: '#ffe0a0', base: '#edb65c', dark: '#bd7c2a' };
const dark: Palette = { light: '#b98a5c', base: '#855630', dark: '#532f14' };
const wholemeal: Palette = { light: '#d9aa72', base: '#aa7440', dark: '#6f431c' };
const pale: Palette = { light: '#fff4dc', base: '#f3d9a6', dark: '#cfa868' };

const flour = (seed: number): string => {
  const roll = dice(seed);
  return Array.from({ length: 22 }, () =>
    ellipse(round1(1 + roll() * 2), 1.2, '#ffffff88', round1(24 + roll() * 52), round1(34 + roll() * 30)),
  ).join('');
};

const loaf = (palette: Palette, cuts: string, extra = ''): string =>
  defs(ball('crust', palette)) +
  shape('M6 60Q8 26 50 24T94 60Q94 84 50 86T6 60z', paint('crust')) +
  stroke(cuts, '#fff1d0', 3.4, 0.8) +
  extra +
  stroke('M20 46Q28 34 42 32', '#fff', 3, 0.35);

const seeds = (colour: string): string => {
  const roll = dice(77);
  return Array.from({ length: 34 }, () =>
    ellipse(1.9, 1.2, colour, round1(18 + roll() * 64), round1(34 + roll() * 40)),
  ).join('');
};

const long = (palette: Palette, cuts: string): string =>
  defs(slope('crust', palette)) +
  `<g transform="rotate(-16 50 50)">${shape('M4 50Q6 32 28 32H74Q95 34 96 50T74 70H26Q6 68 4 50z', paint('crust'))}${stroke(cuts, '#fff1d0', 3.4, 0.85)}${stroke('M14 42Q20 36 32 36', '#fff', 3, 0.4)}</g>`;

const rosetta = (): string =>
  defs(ball('crust', golden)) +
  scatter(
    Array.from(
      { length: 5 },
      (_, index) => `<g transform="rotate(${index * 72})">${ellipse(12, 11, paint('crust'), 0, -14)}</g>`,
    ).join('') +
      ellipse(9, 8, golden.base) +
      ellipse(6, 5, golden.light, -1, -1) +
      stroke('M0-8V-24M8-3L23-8M5 7L14 20M-5 7L-14 20M-8-3L-23-8', '#a5671f', 1.6, 0.6),
    [
      [34, 36, 0],
      [66, 64, 20],
    ],
    1.05,
  );

const flat = (palette: Palette, top: string): string =>
  defs(slope('crust', palette)) +
  shape('M10 52L34 28H92L74 62H14z', palette.light) +
  shape('M10 52L14 62H74L92 28V40L74 76H12z', palette.dark) +
  shape('M10 52L34 28H92L74 64H10z', paint('crust')) +
  top;

const bubbles = (colour: string): string =>
  scatter(ellipse(4.5, 2.6, colour), [
    [34, 44, -10],
    [50, 36, 0],
    [66, 44, 10],
    [46, 54, 0],
    [76, 36, 0],
    [62, 56, 0],
    [28, 54, 0],
  ]);

const stack = (palette: Palette, outline: string, count: number): string =>
  defs(slope('crust', palette)) +
  Array.from(
    { length: count },
    (_, index) =>
      `<g transform="translate(${50 + (count / 2 - index) * -7 - 3} ${54 - (count / 2 - index) * 5}) rotate(${-6 + index * 2})">${shape(outline, palette.dark)}<g transform="translate(-1.6 -1.6)">${shape(outline, paint('crust'))}</g></g>`,
  ).join('');

const slice = 'M-24 26V-10Q-32-16-28-24Q-16-32 0-30T28-24Q32-16 24-10V26z';

const rusks = (palette: Palette): string => stack(palette, slice, 3);

const breadsticks = (palette: Palette, specks: string): string =>
  Array.from({ length: 7 }, (_, index) => {
    const x = 26 + index * 8;
    const lean = (index - 3) * 4;
    return (
      stroke(`M${x - lean / 3} 90Q${x + 2} 50 ${x + lean} ${10 + (index % 3) * 4}`, palette.dark, 7) +
      stroke(
        `M${x - lean / 3 - 0.8} 89Q${x + 1} 50 ${x + lean - 0.8} ${10 + (index % 3) * 4}`,
        palette.base,
        5,
      ) +
      (specks ? stroke(`M${x} 70h.1M${x + 1} 50h.1M${x + lean / 2} 32h.1`, specks, 2.2) : '')
    );
  }).join('');

const crackers = (palette: Palette): string => {
  const holes = scatter(ellipse(1.3, 1.3, palette.dark), [
    [-12, -12, 0],
    [0, -12, 0],
    [12, -12, 0],
    [-12, 0, 0],
    [0, 0, 0],
    [12, 0, 0],
    [-12, 12, 0],
    [0, 12, 0],
    [12, 12, 0],
  ]);
  return (
    defs(slope('crust', palette)) +
    scatter(
      shape('M-21-20q3-2 6 0t6 0 6 0 6 0 6 0 6 0 6 0v40q-3 2-6 0t-6 0-6 0-6 0-6 0-6 0-6 0z', paint('crust')) +
        holes,
      [
        [36, 36, -12],
        [58, 52, 6],
        [42, 70, -4],
      ],
    )
  );
};

const taralli = (palette: Palette, specks: string): string =>
  scatter(
    `<circle r="13" fill="none" stroke="${palette.dark}" stroke-width="10"/><circle r="13" fill="none" stroke="${palette.base}" stroke-width="7.6"/>` +
      stroke('M-11-7Q-4-15 6-13', '#fff', 2, 0.5) +
      (specks ? stroke('M-13 2h.1M9-10h.1M10 9h.1M-5 12h.1', specks, 2.4) : ''),
    [
      [30, 30, 0],
      [70, 32, 30],
      [48, 60, 60],
      [80, 68, 10],
      [26, 78, 40],
    ],
  );

const cakes = (palette: Palette, dots: string): string =>
  defs(ball('crust', palette)) +
  scatter(
    ellipse(26, 15, palette.dark, 0, 4) +
      ellipse(26, 14, paint('crust')) +
      stroke(dots, palette.dark, 3, 0.5) +
      stroke('M-16-5Q-8-10 4-10', '#fff', 2, 0.7),
    [
      [50, 28, 0],
      [46, 50, 4],
      [52, 72, -4],
    ],
  );

const rolls = (palette: Palette, extra: string): string =>
  defs(ball('crust', palette)) +
  scatter(
    shape('M-25 8Q-26-18 0-18T25 8Q24 16 0 16T-25 8z', paint('crust')) +
      extra +
      stroke('M-16-2Q-12-11-2-12', '#fff', 2.6, 0.5),
    [
      [32, 34, -4],
      [70, 44, 6],
      [42, 74, 0],
    ],
  );

const sesame = stroke('M-8-8h.1M2-11h.1M10-6h.1M-2-3h.1M-13-1h.1M14 2h.1', '#fff6dc', 3.2);

const biscuit = (outer: string, palette: Palette, detail: string, scale = 1): string =>
  defs(ball('dough', palette)) +
  scatter(
    shape(outer, paint('dough')) + detail,
    [
      [32, 32, -12],
      [68, 40, 14],
      [44, 72, 4],
    ],
    scale,
  );

const disc = 'M0-23A23 23 0 1 1 0 23A23 23 0 1 1 0-23z';
const finger = 'M-30-9H30Q38-8 38 0T30 9H-30Q-38 8-38 0T-30-9z';
const flower =
  'M0-24Q8-26 10-17Q20-20 20-10Q28-6 22 2Q26 12 17 14Q14 24 5 20Q0 28-5 20Q-14 24-17 14Q-26 12-22 2Q-28-6-20-10Q-20-20-10-17Q-8-26 0-24z';
const chips = scatter(ellipse(3.2, 2.6, '#4a2612'), [
  [-9, -8, 0],
  [6, -11, 0],
  [11, 4, 0],
  [-3, 3, 0],
  [-13, 8, 0],
  [4, 13, 0],
]);
const milkDough: Palette = { light: '#ffe6b0', base: '#eebc6a', dark: '#bd8432' };
const cocoa: Palette = { light: '#8f5c3a', base: '#5c341c', dark: '#33190a' };

/** Breads, rusks and biscuits by shape. */
export const bakeryMotifs = {
  'pane-casereccio': () => loaf(crust, 'M30 40L38 62M50 36V64M70 40L62 62', flour(3)),
  'pane-lariano': () => loaf(wholemeal, 'M26 48Q50 34 74 48', flour(5)),
  'pane-integrale': () =>
    loaf({ light: '#c08a58', base: '#8a5930', dark: '#563214' }, 'M32 40L40 60M52 38L58 60M70 42L72 58'),
  'pane-cereali': () => loaf(wholemeal, '', seeds('#f6e4bc') + seeds('#5a3a1c')),
  'pane-segale': () => loaf(dark, 'M24 52Q50 40 76 52M28 64Q50 54 72 64', flour(9)),
  'pane-sciapo': () => loaf(golden, 'M30 44Q50 34 70 44'),
  ciabatta: () => long(pale, 'M24 44Q34 40 44 45M52 56Q62 50 74 56'),
  filone: () => long(crust, 'M24 40L36 60M42 38L54 62M60 40L72 60'),
  rosetta,
  'pizza-bianca': () =>
    flat(golden, bubbles('#fff0cc') + stroke('M30 40h.1M56 48h.1M70 32h.1M40 58h.1', '#ffffff', 3)),
  'pizza-rossa': () => flat(golden, shape('M18 50L37 32H84L70 58H18z', '#d8402c') + bubbles('#f0714a')),
  focaccia: () =>
    flat(golden, bubbles('#b9802f') + stroke('M38 40l6-3M58 52l6-3M68 38l6-3M44 50l5-2', '#5f7f3a', 2.2)),
  'pancarre-bianco': () => stack(pale, slice, 4),
  'pancarre-integrale': () => stack(wholemeal, slice, 4),
  'pane-segale-fette': () => stack(dark, slice, 4),
  tramezzini: () => stack({ light: '#ffffff', base: '#fdf3df', dark: '#e3cfa2' }, 'M-28-24H28V24H-28z', 4),
  'panini-hamburger': () => rolls(crust, sesame),
  'panini-hotdog': () =>
    defs(slope('crust', golden)) +
    scatter(shape(finger, paint('crust')) + stroke('M-28-3Q0-7 28-3', '#fff', 2.4, 0.4), [
      [50, 28, -7],
      [50, 52, 5],
      [50, 76, -4],
    ]),
  'panini-latte': () => rolls(golden, ''),
  azzimo: () => crackers(pale),
  bruschette: () => rusks(crust),
  crackers: () => crackers(golden),
  'crackers-integrali': () => crackers(wholemeal),
  'crackers-sfoglia': () => crackers(crust),
  grissini: () => breadsticks(golden, ''),
  'grissini-rosmarino': () => breadsticks(golden, '#4f7352'),
  taralli: () => taralli(golden, ''),
  'taralli-finocchio': () => taralli(golden, '#6f7a34'),
  friselle: () => taralli(wholemeal, ''),
  carasau: () => cakes(pale, 'M-14-3h.1M4 3h.1M12-5h.1'),
  'gallette-riso': () =>
    cakes({ light: '#ffffff', base: '#f6eedb', dark: '#d6c6a0' }, 'M-14-3h.1M-4 4h.1M6-4h.1M14 3h.1M0 0h.1'),
  'gallette-mais': () =>
    cakes({ light: '#fff2b0', base: '#f4cf58', dark: '#c99a22' }, 'M-14-3h.1M-4 4h.1M6-4h.1M14 3h.1M0 0h.1'),
  'fette-biscottate': () => rusks(golden),
  'fette-integrali': () => rusks(wholemeal),
  'fette-cereali': () => rusks({ light: '#e3b878', base: '#bf8a48', dark: '#85561f' }),
  frollini: () => biscuit(flower, milkDough, ellipse(6, 6, '#d9a050')),
  'frollini-panna': () =>
    biscuit(
      disc,
      { light: '#fff2cf', base: '#f3d08c', dark: '#c99a4c' },
      stroke('M-12 0H12M0-12V12M-8-8L8 8M8-8L-8 8', '#c9984a', 2, 0.7),
    ),
  'frollini-integrali': () =>
    biscuit(disc, wholemeal, stroke('M-10-6h.1M4-10h.1M10 2h.1M-4 6h.1M-12 8h.1M6 12h.1', '#f1dcb0', 3)),
  'frollini-nocciole': () =>
    biscuit(
      flower,
      milkDough,
      scatter(ellipse(3.6, 3, '#8a5422'), [
        [-7, -6, 0],
        [7, -4, 0],
        [0, 8, 0],
      ]),
    ),
  'biscotti-cacao': () => biscuit(flower, cocoa, ellipse(6, 6, '#3a1d0c')),
  'biscotti-gocce': () => biscuit(disc, milkDough, chips),
  'biscotti-secchi': () =>
    biscuit(
      'M-22-17H22Q26-17 26-12V12Q26 17 22 17H-22Q-26 17-26 12V-12Q-26-17-22-17z',
      milkDough,
      scatter(ellipse(1.4, 1.4, '#a9742a'), [
        [-14, -8, 0],
        [0, -8, 0],
        [14, -8, 0],
        [-14, 8, 0],
        [0, 8, 0],
        [14, 8, 0],
        [-7, 0, 0],
        [7, 0, 0],
      ]),
    ),
  'biscotti-cereali': () => biscuit(disc, { light: '#f0cf94', base: '#cf9c54', dark: '#94662a' }, seedsOn()),
  savoiardi: () =>
    biscuit(
      finger,
      { light: '#fff0c0', base: '#f4cf80', dark: '#cf9f46' },
      stroke('M-26-4h.1M-14 2h.1M-2-4h.1M10 3h.1M22-3h.1', '#ffffff', 3),
      0.85,
    ),
  amaretti: () =>
    biscuit(
      disc,
      { light: '#f0c890', base: '#cf9650', dark: '#935c22' },
      stroke('M-10-8l6 7 5-6 6 8M-8 8l7-5 6 7', '#7a4a1a', 1.8, 0.6),
      0.9,
    ),
  ciambelline: () => taralli({ light: '#ffe2a6', base: '#eab660', dark: '#b57a2a' }, '#ffffff'),
  cantucci: () =>
    biscuit(
      'M-30-4Q-26-15 0-15T30-2Q26 12 0 13T-30-4z',
      milkDough,
      scatter(shape('M0-6Q5-1 3 4Q0 6-3 4Q-5-1 0-6z', '#fff2d6'), [
        [-13, -2, 30],
        [2, -4, -20],
        [14, 2, 50],
        [-2, 6, 10],
      ]),
    ),
  wafer: () =>
    defs(slope('dough', golden)) +
    scatter(
      shape('M-28-12H28V12H-28z', paint('dough')) +
        shape('M-28-5H28V-1H-28zM-28 4H28V8H-28z', '#7a4a26') +
        stroke('M-18-12V-5M-6-12V-5M6-12V-5M18-12V-5', '#b57f34', 1.2),
      [
        [50, 28, -8],
        [48, 52, 6],
        [52, 76, -5],
      ],
    ),
} as const;

function seedsOn(): string {
  return (
    stroke('M-10-8h.1M4-12h.1M11 0h.1M-3 4h.1M-12 8h.1M5 12h.1M0-4h.1', '#fff1cf', 3) +
    stroke('M-4-12h.1M10-8h.1M-8 0h.1M4 6h.1M-4 13h.1', '#6f4a1c', 2.6)
  );
}
