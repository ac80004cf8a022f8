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
  type Spot,
  stroke,
} from './sketch.ts';

const many: readonly Spot[] = [
  [28, 24, -20],
  [58, 22, 25],
  [80, 40, -10],
  [40, 46, 40],
  [64, 58, -28],
  [22, 62, 12],
  [44, 78, -14],
  [74, 80, 30],
];

const few: readonly Spot[] = [
  [32, 32, -14],
  [70, 36, 18],
  [46, 70, 6],
  [80, 74, -20],
];

const handful = (palette: Palette, piece: string, spots: readonly Spot[] = many, scale = 1): string =>
  defs(ball('nut', palette)) + scatter(piece, spots, scale);

const walnutShell =
  shape('M0-22Q20-18 22 2T0 24Q-22 20-22 2T0-22z', paint('nut')) +
  stroke('M0-20Q5 0 0 22M-10-14Q-4-4-12 4T-8 16M10-14Q4-4 12 4T8 16', '#7a5428', 1.8, 0.6);
const walnutHalf =
  shape(
    'M0-19Q8-24 13-15Q23-12 19-1Q24 10 13 14Q8 23 0 18Q-8 23-13 14Q-24 10-19-1Q-23-12-13-15Q-8-24 0-19z',
    paint('nut'),
  ) + stroke('M0-16V16M-5-12q-6 4-1 8t-2 8 2 8M5-12q6 4 1 8t2 8-2 8', '#8a5a24', 1.8, 0.55);
const almond =
  shape('M0-18Q13-8 12 4Q8 17 0 17T-12 4Q-13-8 0-18z', paint('nut')) +
  stroke('M-4-8Q-6 4-2 12M4-8Q6 4 3 12', '#00000022', 1);
const hazelnut =
  shape('M0-15Q15-13 15 1Q13 14 0 16Q-13 14-15 1Q-15-13 0-15z', paint('nut')) +
  ellipse(8, 3.6, '#f3ddb6', 0, -11);
const pistachio =
  shape('M-16 2Q-14-12 2-12T17 0Q14 11-2 11T-16 2z', '#e9d9b4') +
  shape('M-11 1Q-6-8 4-8T13-1Q6 7-3 7T-11 1z', paint('nut')) +
  stroke('M-14-2Q-10-10 0-11', '#fff', 1.6, 0.8);
const cashew =
  stroke('M-12 8Q-14-10 2-11T14 4', '#c9a468', 12) +
  stroke('M-12 7Q-13-10 2-11T13 3', '#f3dfb2', 9) +
  stroke('M-10-2Q-6-12 4-12', '#fff', 2, 0.7);
const pine = shape('M0-11Q5-3 4 5Q2 9 0 9T-4 5Q-5-3 0-11z', paint('nut'));
const raisin =
  shape('M-11 2Q-12-8-2-9Q8-12 12-2Q12 8 2 9Q-8 12-11 2z', paint('nut')) +
  stroke('M-7-2q4 3 8-1M-4 5q5-3 10 0', '#ffffff', 1, 0.3);
const date =
  shape('M-20 0Q-18-11 0-11T20 0Q18 11 0 11T-20 0z', paint('nut')) +
  stroke('M-15-3Q0-7 15-3M-14 4Q0 8 14 4', '#ffffff', 1.2, 0.3);
const wrinkled =
  shape('M-17 2Q-18-13-2-14T18-2Q17 13 2 14T-17 2z', paint('nut')) +
  stroke('M-10-6q6 5 10-2t10 2M-11 4q6 4 11 0t10 3', '#ffffff', 1.4, 0.28);
const halfDry =
  ellipse(19, 16, paint('nut')) +
  ellipse(8, 6.5, '#00000026', 1, 2) +
  stroke('M-12-6Q-6-12 2-12', '#fff', 2, 0.5);
const bean =
  shape('M-15 2Q-15-10 0-10T15-2Q14 6 8 4Q0 1-6 8T-15 2z', paint('nut')) +
  stroke('M-10-3Q-4-8 4-7', '#fff', 2, 0.45);
const chickpea =
  shape('M-12 2Q-12-10 0-12Q4-15 8-10Q14-4 12 4Q8 13-2 12T-12 2z', paint('nut')) +
  stroke('M2-10Q4-4 0 2', '#8a6a2c', 1.2, 0.6);
const lentil = ellipse(8.5, 6, paint('nut')) + stroke('M-4-2Q0-4 4-2', '#fff', 1.2, 0.5);
const coffee =
  ellipse(14, 10, paint('nut')) +
  stroke('M-12 2Q-4-5 1 0T12-2', '#1f0f06', 2, 0.8) +
  stroke('M-8-5Q-3-8 3-8', '#fff', 1.6, 0.35);
const grainOfRice = shape('M0-12Q4-6 3.5 4Q2 11 0 12T-3.5 4Q-4-6 0-12z', paint('nut'));
const kibble = ellipse(11, 9, paint('nut')) + stroke('M-5-3Q-2-6 3-5', '#fff', 1.6, 0.4);

const heap = (palette: Palette, piece: string, count: number, seed: number, scale = 1): string => {
  const roll = dice(seed);
  const spots = Array.from({ length: count }, (): Spot => {
    const x = 12 + roll() * 76;
    const top = 26 + Math.abs(x - 50) * 0.9;
    return [round1(x), round1(Math.min(90, top + roll() * (90 - top))), Math.round(roll() * 180)];
  }).toSorted((a, b) => a[1] - b[1]);
  return (
    defs(ball('nut', palette)) +
    shape('M6 90Q20 34 50 24T94 90Q72 96 50 96T6 90z', palette.dark) +
    scatter(piece, spots, scale)
  );
};

const capsule = (colour: string, rim: string): string =>
  defs(slope('foil', { light: '#ffffff', base: colour, dark: colour })) +
  scatter(
    shape('M-18-12H18L12 18Q0 22-12 18z', paint('foil')) +
      ellipse(20, 6, rim, 0, -12) +
      ellipse(16, 4.4, colour, 0, -12.5) +
      stroke('M-10-4L-7 14', '#fff', 3, 0.4),
    [
      [30, 34, -10],
      [70, 36, 12],
      [50, 72, 0],
    ],
  );

const pods = (): string =>
  scatter(
    ellipse(24, 15, '#d9cdb6', 0, 3) +
      ellipse(24, 14, '#fbf6ea') +
      ellipse(16, 9, '#8a5a34', 0, 0.5) +
      ellipse(16, 9, '#ffffff55', 0, 0) +
      stroke('M-14-6Q-6-11 6-10', '#fff', 2, 0.9),
    [
      [34, 30, -8],
      [66, 52, 8],
      [36, 76, -4],
    ],
  );

/** Nuts, dried fruit, pulses, grains and coffee. */
export const nutMotifs = {
  'noci-guscio': () => handful({ light: '#e6c38a', base: '#c0935a', dark: '#80562a' }, walnutShell, few),
  noci: () => handful({ light: '#f1d3a0', base: '#d0a066', dark: '#94632e' }, walnutHalf, few),
  mandorle: () => handful({ light: '#fffaf0', base: '#f4e2c2', dark: '#cfae7e' }, almond),
  nocciole: () => handful({ light: '#d99a5c', base: '#a9642c', dark: '#6c3a14' }, hazelnut),
  pistacchi: () => handful({ light: '#c9dc8a', base: '#93b04c', dark: '#61802a' }, pistachio),
  anacardi: () => scatter(cashew, few),
  pinoli: () => heap({ light: '#fffbe8', base: '#f6e4b6', dark: '#dcc084' }, pine, 60, 3, 0.95),
  uvetta: () => handful({ light: '#8a5a3c', base: '#57301c', dark: '#2e160b' }, raisin),
  datteri: () => handful({ light: '#a9663c', base: '#71381a', dark: '#421c0a' }, date, few),
  'fichi-secchi': () => handful({ light: '#e6c48c', base: '#c2955a', dark: '#8a602c' }, wrinkled, few),
  prugne: () => handful({ light: '#5a4468', base: '#32203c', dark: '#190e20' }, wrinkled, few),
  'albicocche-secche': () => handful({ light: '#ffb964', base: '#ec8a2a', dark: '#b65c10' }, halfDry, few),
  ceci: () => heap({ light: '#f6dfa8', base: '#dcb468', dark: '#b08436' }, chickpea, 34, 7, 0.9),
  borlotti: () => heap({ light: '#e6b49c', base: '#b9705c', dark: '#7c3a34' }, bean, 28, 9, 0.9),
  cannellini: () => heap({ light: '#fffdf4', base: '#f3e9d2', dark: '#d3c29c' }, bean, 28, 9, 0.9),
  'bianchi-spagna': () => heap({ light: '#ffffff', base: '#f8f2e2', dark: '#dccfb0' }, bean, 18, 5, 1.25),
  'fagioli-neri': () => heap({ light: '#6a5a66', base: '#2c2029', dark: '#120b10' }, bean, 30, 4, 0.85),
  lenticchie: () => heap({ light: '#c9a05c', base: '#94692c', dark: '#624014' }, lentil, 60, 13, 0.9),
  'lenticchie-onano': () =>
    heap({ light: '#d9bf86', base: '#ab8a4a', dark: '#735a26' }, lentil, 70, 15, 0.85),
  'fave-secche': () => heap({ light: '#e9cf96', base: '#c19a56', dark: '#8a6628' }, bean, 22, 17, 1.05),
  cicerchie: () => heap({ light: '#e6d9b4', base: '#c3ab78', dark: '#8f7a48' }, chickpea, 36, 19, 0.8),
  'zuppa-legumi': () => heap({ light: '#e0b080', base: '#b5793c', dark: '#6f7a34' }, lentil, 56, 21, 1),
  'riso-bianco': () =>
    heap({ light: '#ffffff', base: '#f7f1e0', dark: '#ddd0ae' }, grainOfRice, 90, 23, 0.85),
  'riso-integrale': () =>
    heap({ light: '#e6c896', base: '#bf9658', dark: '#8c6630' }, grainOfRice, 90, 25, 0.85),
  'riso-venere': () =>
    heap({ light: '#6a4a6c', base: '#33203a', dark: '#170d1c' }, grainOfRice, 90, 27, 0.85),
  'riso-parboiled': () =>
    heap({ light: '#fbe9b4', base: '#ecce82', dark: '#c9a24c' }, grainOfRice, 90, 29, 0.85),
  cereali: () => heap({ light: '#ecd09a', base: '#c49a58', dark: '#8f682e' }, lentil, 60, 31, 0.8),
  quinoa: () => heap({ light: '#fdf4dc', base: '#ecd7a6', dark: '#c9ab6c' }, lentil, 110, 33, 0.5),
  couscous: () => heap({ light: '#fdeab0', base: '#f0cd72', dark: '#cf9f3c' }, lentil, 120, 35, 0.45),
  'mais-dolce': () => heap({ light: '#fff0a0', base: '#f8cb32', dark: '#d6960f' }, chickpea, 40, 37, 0.7),
  'caffe-grani': () => heap({ light: '#8a5634', base: '#55301a', dark: '#2c1609' }, coffee, 30, 39, 0.95),
  'capsule-forti': () => capsule('#5a2a1a', '#c9a24c'),
  'capsule-delicate': () => capsule('#c68a4a', '#e9dcc4'),
  cialde: pods,
  'pomodori-secchi': () => handful({ light: '#d8604a', base: '#a8301f', dark: '#651410' }, halfDry, few),
  capperi: () => heap({ light: '#a9b87a', base: '#6f8244', dark: '#435224' }, chickpea, 40, 47, 0.75),
  lupini: () => heap({ light: '#fff0a8', base: '#f0cc4a', dark: '#bf9420' }, lentil, 34, 49, 1.5),
  'noce-moscata': () => handful({ light: '#b98a5c', base: '#85592f', dark: '#543414' }, wrinkled, few),
  croccantini: () => heap({ light: '#d99a5c', base: '#a9672f', dark: '#6f3d16' }, kibble, 34, 41, 0.9),
} as const;
