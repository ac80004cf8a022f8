import { ball, defs, paint, type Palette, scatter, shape, slope, type Spot, stroke } from './sketch.ts';

const three: readonly Spot[] = [
  [32, 36, -10],
  [70, 40, 12],
  [49, 72, 0],
];

const stem: Palette = { light: '#fffaf0', base: '#f0e4cf', dark: '#cdb99a' };

type Cap = { cap: Palette; outline: string; stalk: string };

const capped = ({ cap, outline, stalk }: Cap): string =>
  defs(ball('cap', cap), slope('stem', stem)) +
  scatter(
    shape(stalk, paint('stem')) +
      shape(outline, paint('cap')) +
      stroke('M-12-10Q-6-17 4-17', '#fff', 3, 0.55),
    three,
  );

const roundCap = 'M-24 2Q-26-22 0-23Q26-22 24 2Q0 10-24 2z';
const shortStalk = 'M-8 2H8Q7 14 11 20Q0 26-11 20Q-7 14-8 2z';
const broadStalk = 'M-9 0H9Q12 14 15 22Q0 28-15 22Q-12 14-9 0z';

/** A champignon cut lengthwise. */
const sliced = (): string =>
  scatter(
    shape('M-24 2Q-26-22 0-23Q26-22 24 2Q20 8 9 6Q8 16 11 21Q0 26-11 21Q-8 16-9 6Q-20 8-24 2z', '#e2d3bb') +
      shape('M-21 1Q-22-19 0-20Q22-19 21 1Q16 5 7 3Q6 14 8 19Q0 22-8 19Q-6 14-7 3Q-16 5-21 1z', '#fffaf0') +
      stroke('M-17-1Q-12-7-6-3M17-1Q12-7 6-3', '#a98a6c', 3, 0.7),
    three,
  );

/** Oyster mushrooms: fans on one foot. */
const fans = (cap: Palette): string =>
  defs(ball('cap', cap), slope('stem', stem)) +
  shape('M36 94Q44 66 50 60Q56 66 66 94Q50 99 36 94z', paint('stem')) +
  scatter(
    shape('M0 16Q-26 8-28-8Q-20-24 0-22Q22-24 28-8Q24 8 0 16z', paint('cap')) +
      stroke('M0 15Q-8 0-20-6M0 15Q-2 0-6-12M0 15Q4 0 8-12M0 15Q10 2 20-6', cap.dark, 1.2, 0.45) +
      stroke('M-18-12Q-8-18 4-18', '#fff', 2.6, 0.5),
    [
      [28, 46, -26],
      [72, 48, 26],
      [50, 34, 0],
      [50, 66, 0],
    ],
  );

const truffles = (): string =>
  defs(ball('skin', { light: '#6a5648', base: '#33271f', dark: '#17100b' })) +
  scatter(
    shape('M-22 4Q-26-12-12-18Q-2-26 10-20Q24-16 22 0Q26 14 10 20Q-4 26-14 18Q-24 14-22 4z', paint('skin')) +
      stroke(
        'M-12-8h.1M-2-14h.1M9-10h.1M-15 4h.1M-5 0h.1M6-1h.1M15 3h.1M-8 11h.1M3 10h.1M11 12h.1',
        '#7d6856',
        4.4,
        0.7,
      ),
    [
      [36, 36, 0],
      [68, 62, 70],
    ],
  );

/** Cultivated and wild mushrooms; the emoji is a toadstool. */
export const mushroomMotifs = {
  champignon: () =>
    capped({
      cap: { light: '#ffffff', base: '#f4ead8', dark: '#d0bb9a' },
      outline: roundCap,
      stalk: shortStalk,
    }),
  'champignon-fette': sliced,
  cardoncelli: () =>
    capped({
      cap: { light: '#c9a27a', base: '#96683f', dark: '#5f3d1f' },
      outline: 'M-20 0Q-22-14 0-15Q22-14 20 0Q0 7-20 0z',
      stalk: broadStalk,
    }),
  funghi: () =>
    capped({
      cap: { light: '#b5804c', base: '#7d4a24', dark: '#4a2810' },
      outline: roundCap,
      stalk: broadStalk,
    }),
  pleurotus: () => fans({ light: '#e3ddd6', base: '#b5aca4', dark: '#7d746d' }),
  tartufo: truffles,
} as const satisfies Record<string, () => string>;
