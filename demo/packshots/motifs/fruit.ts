import { ball, defs, ellipse, paint, type Palette, scatter, shape, type Spot, stroke } from './sketch.ts';

const fruit = (palette: Palette, extra = ''): string =>
  defs(ball('skin', palette)) + ellipse(36, 36, paint('skin'), 50, 54) + extra;

const vineLeaf =
  shape('M50 20Q38 2 24 10Q28 14 22 20Q34 18 36 26Q44 22 50 20z', '#7fae3c') +
  stroke('M50 22Q40 14 28 14', '#5c8429', 1.4, 0.8) +
  stroke('M52 24Q52 12 60 6', '#8a6a3a', 4);

/** A bunch of grapes, each with the bloom of light on it. */
const grapes = (skin: Palette): string =>
  defs(ball('skin', skin)) +
  vineLeaf +
  scatter(ellipse(12, 12, paint('skin')) + ellipse(3.2, 3.8, '#ffffff88', -4, -5), [
    [34, 36, 0],
    [54, 32, 0],
    [74, 38, 0],
    [24, 52, 0],
    [44, 52, 0],
    [64, 54, 0],
    [82, 56, 0],
    [36, 68, 0],
    [56, 72, 0],
    [72, 74, 0],
    [48, 86, 0],
  ]);

const drupelets: readonly Spot[] = [
  [-11, -9, 0],
  [0, -12, 0],
  [11, -9, 0],
  [-15, 1, 0],
  [-5, -2, 0],
  [6, -2, 0],
  [15, 1, 0],
  [-10, 10, 0],
  [1, 9, 0],
  [11, 10, 0],
  [-4, 18, 0],
  [6, 18, 0],
];

/** Raspberries and blackberries: small balls in a cone. */
const berries = (skin: Palette, cap: string): string =>
  defs(ball('skin', skin)) +
  scatter(
    shape('M-14-12Q-18-18-10-18Q-8-24 0-20Q8-24 10-18Q18-18 14-12Q0-8-14-12z', cap) +
      scatter(ellipse(6.4, 6.2, paint('skin')) + ellipse(1.6, 1.8, '#ffffff88', -2, -2.4), drupelets),
    [
      [30, 34, -10],
      [70, 36, 10],
      [49, 72, 0],
    ],
  );

const nettedMelon = (): string =>
  defs(ball('skin', { light: '#f6e2b4', base: '#dcb878', dark: '#a67f42' })) +
  ellipse(33, 32, paint('skin'), 40, 46) +
  stroke(
    'M40 14Q22 30 24 60M40 14Q34 44 40 78M40 14Q58 30 56 62M12 36Q30 42 68 32M8 50Q38 58 72 46M12 62Q40 70 68 60',
    '#fff4d6',
    1.8,
    0.75,
  ) +
  stroke('M40 14Q42 8 48 8', '#8a7a3a', 4) +
  shape('M38 92Q60 96 84 78T96 46Q84 44 70 56T38 92z', '#c9a862') +
  shape('M41 89Q60 92 81 75T92 48Q82 48 70 59T41 89z', '#f7a04a') +
  shape('M52 82Q64 82 76 71T86 55Q78 58 70 65T52 82z', '#ffc27a') +
  stroke('M60 77l2-2M68 70l2-2M75 63l2-2', '#f4e2b0', 3);

/** Fruit that the emoji set lacks or shows in one colour only. */
export const fruitMotifs = {
  'uva-bianca': () => grapes({ light: '#f2f6b4', base: '#c3cf5e', dark: '#7f9430' }),
  'uva-rosata': () => grapes({ light: '#ffd0c8', base: '#e58a8a', dark: '#b04a58' }),
  melone: nettedMelon,
  lamponi: () => berries({ light: '#ff8fa6', base: '#e03a5e', dark: '#a01a3c' }, '#7fae3c'),
  more: () => berries({ light: '#7a5a8c', base: '#3a2350', dark: '#1c0f2a' }, '#6f9a3c'),
  cachi: () =>
    fruit(
      { light: '#ffc07a', base: '#f28c28', dark: '#b9590c' },
      shape(
        'M50 26Q34 18 28 28Q40 28 44 34Q40 44 48 44Q50 36 52 34Q60 44 66 38Q60 32 60 30Q72 30 76 24Q62 16 50 26z',
        '#6f8f3c',
      ),
    ),
  fichi: () =>
    defs(ball('skin', { light: '#9a6aa6', base: '#5f3570', dark: '#341a42' })) +
    scatter(
      shape('M0-30Q4-20 16-8Q26 6 16 20Q0 30-16 20Q-26 6-16-8Q-4-20 0-30z', paint('skin')) +
        stroke('M0-24Q-14 0-6 22M0-24Q14 0 7 22M0-24V24', '#c9a6d0', 1.2, 0.5),
      [
        [34, 44, -12],
        [70, 54, 12],
      ],
    ),
  melagrana: () =>
    fruit(
      { light: '#f28a78', base: '#c4333a', dark: '#841a26' },
      shape('M42 20L38 8 46 14 50 6 54 14 62 8 58 20Q50 24 42 20z', '#b02c34') +
        stroke('M30 40Q34 30 44 27', '#fff', 5, 0.5),
    ),
  susine: () =>
    defs(ball('skin', { light: '#8a78b8', base: '#4b3478', dark: '#281a48' })) +
    scatter(
      ellipse(19, 22, paint('skin')) +
        stroke('M2-20Q-8 0 2 20', '#a99ad0', 1.6, 0.7) +
        stroke('M1-21Q2-28 6-30', '#6f5a2c', 2.4),
      [
        [32, 36, -10],
        [70, 40, 14],
        [48, 74, 4],
      ],
    ),
  albicocche: () =>
    defs(ball('skin', { light: '#ffd08a', base: '#f7a03c', dark: '#d0651c' })) +
    scatter(
      ellipse(21, 21, paint('skin')) +
        stroke('M2-20Q-7 0 2 20', '#cf6a22', 1.8, 0.6) +
        stroke('M1-20Q2-26 5-28', '#6f5a2c', 2.4),
      [
        [32, 36, -10],
        [70, 40, 14],
        [48, 72, 4],
      ],
    ),
  'passion-fruit': () =>
    defs(ball('skin', { light: '#a0688a', base: '#5c2c48', dark: '#331425' })) +
    ellipse(26, 27, paint('skin'), 36, 42) +
    ellipse(28, 28, '#6b3654', 66, 62) +
    ellipse(24, 24, '#f7ead0', 66, 62) +
    ellipse(19, 19, '#f2b632', 66, 62) +
    scatter(ellipse(3, 4, '#3b2a14'), [
      [60, 56, 0],
      [70, 54, 20],
      [76, 64, 40],
      [66, 70, 0],
      [56, 66, 30],
      [66, 62, 10],
    ]),
  castagne: () =>
    defs(ball('skin', { light: '#b0683a', base: '#7a3c1c', dark: '#47200c' })) +
    scatter(
      shape('M0-20Q4-12 16-8Q24 4 14 14Q0 20-14 14Q-24 4-16-8Q-4-12 0-20z', paint('skin')) +
        shape('M-15 10Q0 20 15 10Q8 16 0 16T-15 10z', '#d9b483'),
      [
        [32, 34, -10],
        [70, 38, 12],
        [48, 72, 0],
      ],
    ),
} as const;
