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

const crust: Palette = { light: '#f6cc7c', base: '#dd983a', dark: '#a2621a' };

/** Crumbs of a fried crust within an ellipse. */
function crumbs(rx: number, ry: number, seed: number): string {
  const roll = dice(seed);
  return Array.from({ length: 22 }, () => {
    const angle = roll() * Math.PI * 2;
    const reach = Math.sqrt(roll()) * 0.86;
    const colour = roll() > 0.5 ? crust.light : crust.dark;
    return ellipse(
      1.5,
      1.2,
      colour,
      round1(Math.cos(angle) * rx * reach),
      round1(Math.sin(angle) * ry * reach),
    );
  }).join('');
}

type Fried = { rx: number; ry: number; spots: readonly Spot[]; cut?: string };

/** Fried croquettes; `cut` is what shows where the foremost one is opened. */
const fried = ({ rx, ry, spots, cut = '' }: Fried): string =>
  defs(ball('crust', crust)) + scatter(ellipse(rx, ry, paint('crust')) + crumbs(rx, ry, 71), spots) + cut;

const riceInside = (sauce: string, heart: string): string =>
  ellipse(21, 17, '#c98428', 60, 72) +
  ellipse(18, 14, sauce, 61, 71) +
  scatter(ellipse(2.6, 1.6, '#fff3d6'), [
    [50, 66, 20],
    [56, 62, -30],
    [66, 62, 10],
    [72, 68, 50],
    [70, 76, -10],
    [62, 80, 30],
    [52, 76, -40],
  ]) +
  ellipse(7, 5.4, heart, 61, 71);

/** A square portion of baked layers, seen from above the corner. */
const layered = (layers: readonly string[], top: Palette, spots: string): string => {
  const height = 34 / layers.length;
  return (
    defs(slope('top', top)) +
    layers
      .map((colour, index) => {
        const y = 52 + index * height;
        return (
          shape(`M10 ${y}L50 ${y + 18}V${y + 18 + height}L10 ${y + height}z`, colour) +
          shape(`M50 ${y + 18}L90 ${y}V${y + height}L50 ${y + 18 + height}z`, colour)
        );
      })
      .join('') +
    shape('M50 70L90 52V86L50 104z', '#00000022') +
    shape('M10 52Q14 44 50 32Q86 44 90 52Q80 60 50 71Q20 60 10 52z', paint('top')) +
    spots
  );
};

const wedges = (): string =>
  defs(slope('potato', { light: '#ffe08a', base: '#f0b53c', dark: '#b5761c' })) +
  scatter(
    shape('M-26 4Q-24-12 0-14T26-4Q28 6 18 10Q-6 16-20 12T-26 4z', paint('potato')) +
      stroke('M-24 8Q-4 16 22 8', '#8f5a24', 3, 0.7) +
      stroke('M-16-5Q-6-10 6-9', '#fff', 2.4, 0.5) +
      stroke('M-8 2l6-3M6 1l5 2', '#5f7a34', 1.6),
    [
      [32, 30, -18],
      [68, 34, 14],
      [38, 58, 10],
      [70, 66, -12],
      [42, 84, -6],
    ],
  );

const grilled = (): string => {
  const bars = stroke('M-18-5L-10 8M-6-8L2 9M6-8L14 8', '#3f2a1c', 2.6, 0.7);
  const round = (flesh: string, rim: string): string => ellipse(25, 12, rim) + ellipse(22, 9.8, flesh) + bars;
  return (
    scatter(round('#f3e3b4', '#4a2a5c'), [
      [34, 28, -10],
      [62, 74, 8],
    ]) +
    scatter(round('#e3ecb0', '#4f8a34'), [
      [66, 40, 10],
      [32, 60, -8],
    ]) +
    scatter(shape('M-24-6Q0-14 24-6Q26 6 20 9Q0 2-20 9Q-27 4-24-6z', '#d8392c') + bars, [[50, 50, 4]])
  );
};

/** A block of curd or tempeh, one piece before the other. */
const block = (face: Palette, specks: string): string =>
  defs(slope('face', face)) +
  scatter(
    shape('M-30-14L-14-24H32L18-14z', face.light) +
      shape('M18-14L32-24V4L18 16z', face.dark) +
      shape('M-30-14H18V16H-30z', paint('face')) +
      specks,
    [
      [46, 34, 0],
      [54, 72, 0],
    ],
  );

const beans = scatter(ellipse(4.4, 3, '#b98a4a'), [
  [-22, -6, 20],
  [-10, -9, -30],
  [2, -4, 10],
  [12, -9, 40],
  [-18, 4, -10],
  [-5, 6, 30],
  [8, 7, -20],
  [-25, 11, 0],
  [-12, 12, 15],
  [13, 12, -30],
]);

const slab = (crustTone: Palette): string =>
  defs(ball('crust', crustTone)) +
  scatter(
    ellipse(31, 20, crustTone.dark, 0, 4) +
      ellipse(31, 19, paint('crust')) +
      stroke('M-18-5q4 4 8 0M-2 3q4 4 8 0M8-8q4 4 8 0M-10 9q4 3 8 0', crustTone.dark, 1.8, 0.6) +
      stroke('M-20-8Q-12-14-2-14', '#fff', 3, 0.4),
    [
      [54, 33, -8],
      [46, 67, 6],
    ],
  );

const strips = (flesh: Palette): string =>
  defs(slope('flesh', flesh)) +
  scatter(
    shape('M-22-4Q-8-12 8-8T24 0Q22 10 8 8T-20 6Q-26 2-22-4z', paint('flesh')) +
      stroke('M-14-3Q-2-6 10-2', '#fff', 2, 0.45),
    [
      [34, 26, -14],
      [66, 34, 18],
      [34, 50, 10],
      [68, 58, -12],
      [36, 74, -6],
      [66, 82, 10],
    ],
  );

const sauceSpots = scatter(ellipse(6, 3, '#c8381c'), [
  [34, 50, 0],
  [52, 44, 0],
  [66, 52, 0],
  [50, 58, 0],
]);

/** Dishes of the counter and of the freezer, and food made of plants. */
export const readyMealMotifs = {
  suppli: () =>
    fried({
      rx: 26,
      ry: 19,
      spots: [
        [34, 32, -12],
        [66, 36, 14],
        [52, 70, 0],
      ],
      cut: riceInside('#d9582c', '#fffbe8'),
    }),
  arancini: () =>
    fried({
      rx: 22,
      ry: 22,
      spots: [
        [32, 34, 0],
        [70, 36, 0],
        [50, 70, 0],
      ],
      cut: riceInside('#f2b83c', '#8a3a1c'),
    }),
  crocchette: () =>
    fried({
      rx: 27,
      ry: 11,
      spots: [
        [48, 26, -10],
        [54, 50, 8],
        [46, 75, -6],
      ],
    }),
  'olive-ascolane': () =>
    fried({
      rx: 16,
      ry: 13,
      spots: [
        [28, 30, -10],
        [62, 28, 14],
        [44, 54, 0],
        [78, 54, 10],
        [28, 78, 8],
        [62, 80, -8],
      ],
    }),
  mozzarelline: () =>
    fried({
      rx: 15,
      ry: 15,
      spots: [
        [28, 30, 0],
        [62, 28, 0],
        [44, 54, 0],
        [78, 56, 0],
        [28, 78, 0],
        [62, 82, 0],
      ],
    }),
  'lasagne-forno': () =>
    layered(
      ['#f0c46a', '#a83a20', '#fbeecb', '#a83a20', '#f0c46a', '#8f2f1a'],
      { light: '#ffe39a', base: '#eaa83c', dark: '#c0691c' },
      sauceSpots,
    ),
  parmigiana: () =>
    layered(
      ['#6a3f6b', '#c8381c', '#f6ead2', '#6a3f6b', '#c8381c', '#5a3358'],
      { light: '#f9d9a0', base: '#e08a4a', dark: '#b0381c' },
      sauceSpots,
    ),
  'patate-forno': wedges,
  'verdure-grigliate': grilled,
  tofu: () => block({ light: '#ffffff', base: '#f7f1e2', dark: '#d6c9ab' }, ''),
  'tofu-affumicato': () => block({ light: '#dcae74', base: '#c08a4c', dark: '#8a5a26' }, ''),
  tempeh: () => block({ light: '#fff6e2', base: '#f0e0bd', dark: '#c9b083' }, beans),
  seitan: () => slab({ light: '#d0a074', base: '#a87444', dark: '#744a26' }),
  'burger-vegetale': () => slab({ light: '#b58a58', base: '#8a5f34', dark: '#5c3c1c' }),
  'burger-ceci': () => slab({ light: '#f6d894', base: '#dea650', dark: '#a8722a' }),
  'straccetti-soia': () => strips({ light: '#f3dcb4', base: '#dcb880', dark: '#a9824a' }),
} as const satisfies Record<string, () => string>;
