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

const leafGreen: Palette = { light: '#9ccf5c', base: '#5f9e34', dark: '#366b1c' };
const deepGreen: Palette = { light: '#6fae4c', base: '#37792f', dark: '#1d4d1d' };
const paleGreen: Palette = { light: '#dff0b4', base: '#a9cf6a', dark: '#6f9a35' };

/** One courgette, light stripes or smooth. */
const courgette = (skin: Palette, stripe: string, ribs: number): string =>
  defs(slope('skin', skin)) +
  scatter(
    shape('M-38-9Q-12-14 20-11Q38-9 40 0T20 11Q-12 14-38 9Q-43 0-38-9z', paint('skin')) +
      stroke(ribs > 0 ? 'M-36-5Q0-9 36-4M-38 1Q0-1 38 1M-36 6Q0 8 34 6' : '', stroke1(stripe), 2.2, 0.8) +
      shape('M-38-9Q-50-8-50 0T-38 9Q-42 0-38-9z', '#b9cf86') +
      ellipse(3, 6, '#dfe8b8', -49, 0) +
      stroke('M-30-7Q0-11 26-8', '#fff', 2.2, 0.4),
    [
      [52, 30, -14],
      [50, 54, 6],
      [54, 78, -8],
    ],
    0.9,
  );

function stroke1(colour: string): string {
  return colour;
}

const fennel = (): string =>
  defs(ball('bulb', { light: '#ffffff', base: '#eef2d6', dark: '#b9c894' })) +
  stroke('M42 44Q36 22 22 12M50 42V10M58 44Q64 24 78 14M46 42Q42 20 36 8M54 42Q60 20 64 8', '#8fbd58', 6) +
  stroke(
    'M22 12q-6-4-12-2M22 12q0-6-4-8M78 14q6-4 12-2M78 14q0-6 4-8M50 10q-4-5-8-5M50 10q4-5 8-5',
    '#5c9434',
    2.2,
  ) +
  shape('M50 40Q78 40 84 64T50 92Q14 92 16 64T50 40z', paint('bulb')) +
  stroke(
    'M36 46Q22 62 34 88M50 42Q50 64 50 91M64 46Q78 62 66 88M42 44Q34 66 42 90M58 44Q66 66 58 90',
    '#a9b97c',
    1.5,
    0.8,
  );

const celery = (): string =>
  defs(slope('stalk', paleGreen)) +
  [30, 42, 54, 66]
    .map(
      (x, index) =>
        shape(
          `M${x - 6} 92Q${x - 8} 60 ${x - 4 + index} 34L${x + 6 + index} 34Q${x + 7} 60 ${x + 7} 92z`,
          paint('stalk'),
        ) + stroke(`M${x} 90Q${x - 2} 60 ${x + 1 + index} 36`, '#7ea43e', 1.4, 0.7),
    )
    .join('') +
  scatter(
    shape('M0-14Q10-14 8-4Q18-4 14 6Q6 12 0 8Q-8 12-14 6Q-18-4-8-4Q-10-14 0-14z', leafGreen.base) +
      stroke('M0 8V-8M0 0L8-4M0 0L-8-4', deepGreen.base, 1.4),
    [
      [28, 24, -20],
      [48, 16, 0],
      [70, 24, 18],
    ],
  ) +
  shape('M20 88H80V96H20z', '#c9b98a');

type Leafy = { blade: Palette; stem: string; stemWidth: number; jagged?: boolean };

const bladeRound = 'M0-42Q26-36 26-8T0 26Q-26 18-26-8T0-42z';
const bladeJagged =
  'M0-46L8-34 18-34 14-22 24-16 16-8 24 2 13 8 16 18 0 26-16 18-13 8-24 2-16-8-24-16-14-22-18-34-8-34z';

/** Bunch of leaves: chard, chicory, spinach, rocket. */
const bunch = ({ blade, stem, stemWidth, jagged = false }: Leafy): string => {
  const leaf =
    shape(jagged ? bladeJagged : bladeRound, paint('blade')) +
    stroke('M0 44V-30', stem, stemWidth) +
    stroke(
      'M0-14L12-24M0-14L-12-24M0 2L14-8M0 2L-14-8M0 16L10 8M0 16L-10 8',
      stem,
      Math.max(1.2, stemWidth * 0.4),
      0.75,
    );
  return (
    defs(slope('blade', blade)) +
    scatter(leaf, [
      [28, 52, -26],
      [72, 52, 26],
      [50, 46, 0],
    ])
  );
};

const head = (leaf: Palette, rib: string): string =>
  defs(ball('head', leaf)) +
  shape('M12 58Q4 34 28 26Q34 10 52 14Q72 8 78 26Q98 34 88 58Q88 88 50 90T12 58z', paint('head')) +
  stroke(
    'M50 90Q46 60 50 30M50 70Q34 60 28 42M50 64Q66 56 72 40M38 86Q22 76 18 56M62 86Q80 76 84 54',
    rib,
    3.2,
    0.9,
  ) +
  stroke('M28 30Q40 22 50 26M70 28Q80 34 82 46', '#fff', 2.4, 0.35);

const artichoke = (leaf: Palette): string => {
  const rows = [
    [88, 5, 34],
    [74, 6, 36],
    [60, 5, 32],
    [46, 4, 24],
  ] as const;
  const scales = rows
    .map(([y, count, spread]) =>
      Array.from({ length: count }, (_, index) => {
        const x = 50 + (index / (count - 1) - 0.5) * 2 * spread;
        return `<g transform="translate(${round1(x)} ${y}) rotate(${round1((x - 50) * 0.5)})">${shape('M0-28Q13-16 12 0Q8 8 0 8T-12 0Q-13-16 0-28z', paint('leaf'))}${stroke('M0-24V0', '#00000022', 1.2)}</g>`;
      }).join(''),
    )
    .toReversed()
    .join('');
  return (
    defs(slope('leaf', leaf)) +
    shape('M44 82h12v16H44z', leaf.dark) +
    `<g transform="translate(0 -4)">${scales}</g>`
  );
};

const pods = (skin: Palette, beads: string, length: number): string =>
  defs(slope('skin', skin)) +
  scatter(
    shape(`M${-length}-2Q-10-14 ${length}-6Q${length + 6}-2 ${length} 4Q-6 10 ${-length} 2z`, paint('skin')) +
      stroke(beads, '#ffffff', 3.4, 0.28) +
      stroke(`M${-length} 0l-7-3`, skin.dark, 2.6),
    [
      [52, 22, -12],
      [46, 40, 8],
      [54, 58, -6],
      [47, 76, 9],
    ],
  );

const chilli = (skin: Palette): string =>
  defs(slope('skin', skin)) +
  scatter(
    shape('M-26-9Q-6-16 14-9T44 10Q24 12 4 11T-26 9Q-32 0-26-9z', paint('skin')) +
      stroke('M-28 0Q-36-2-40-8', '#4b7d2c', 4) +
      stroke('M-18-6Q0-11 16-5', '#fff', 2.4, 0.5),
    [
      [50, 26, -8],
      [48, 52, 8],
      [52, 78, -6],
    ],
  );

/** A bell pepper standing on its lobes. */
const bellPepper = (skin: Palette): string =>
  defs(ball('skin', skin)) +
  stroke('M50 26Q48 14 58 8', '#5c8f34', 7) +
  shape(
    'M50 26Q30 14 18 28Q8 44 18 68Q22 88 36 88Q44 92 50 88Q56 92 64 88Q78 88 82 68Q92 44 82 28Q70 14 50 26z',
    paint('skin'),
  ) +
  stroke('M50 30Q44 56 48 84M34 26Q24 50 34 82M66 26Q76 50 66 82', skin.dark, 2, 0.45) +
  shape('M38 26Q50 34 62 26Q56 20 50 22Q44 20 38 26z', '#6fa53c') +
  stroke('M24 40Q22 54 27 66', '#fff', 5, 0.55);

const cauliflower = (): string => {
  const roll = dice(61);
  const curds = Array.from({ length: 34 }, () => {
    const angle = roll() * Math.PI * 2;
    const reach = Math.sqrt(roll()) * 25;
    return ellipse(
      7,
      6.4,
      paint('curd'),
      round1(50 + Math.cos(angle) * reach),
      round1(42 + Math.sin(angle) * reach * 0.8),
    );
  }).join('');
  return (
    defs(ball('curd', { light: '#ffffff', base: '#f8f0d8', dark: '#d9c898' }), slope('leaf', paleGreen)) +
    shape('M12 46Q4 70 26 90L46 88zM88 46Q96 70 74 90L54 88z', paint('leaf')) +
    ellipse(32, 26, '#e6d8b0', 50, 44) +
    curds +
    shape(
      'M20 60Q18 88 48 94Q38 78 32 64zM80 60Q82 88 52 94Q62 78 68 64zM36 68Q40 92 50 95Q60 92 64 68Q50 82 36 68z',
      paint('leaf'),
    ) +
    stroke('M28 68Q32 84 44 91M72 68Q68 84 56 91M50 80V93', '#f4f9dc', 1.8, 0.8)
  );
};

const pumpkin = (): string =>
  defs(ball('skin', { light: '#ffc06a', base: '#f08a24', dark: '#b35a0c' })) +
  stroke('M50 26Q48 12 60 8', '#6f7f34', 8) +
  ellipse(17, 31, paint('skin'), 20, 58) +
  ellipse(17, 31, paint('skin'), 80, 58) +
  ellipse(20, 34, paint('skin'), 35, 58) +
  ellipse(20, 34, paint('skin'), 65, 58) +
  ellipse(17, 35, paint('skin'), 50, 59) +
  stroke('M14 46Q11 58 16 70', '#fff', 4, 0.45);

/** Courgette flowers, closed as they are stuffed. */
const blossoms = (petal: Palette): string =>
  defs(slope('petal', petal)) +
  scatter(
    shape(
      'M-8 26Q-18 6-14-10Q-22-26-12-30Q-8-24-4-34Q0-26 4-34Q8-24 12-30Q22-26 14-10Q18 6 8 26z',
      paint('petal'),
    ) +
      stroke('M0 24Q-3-4 0-26M-6 22Q-14 0-10-22M6 22Q14 0 10-22', petal.dark, 1.4, 0.55) +
      shape('M-9 22Q0 16 9 22Q10 32 0 33Q-10 32-9 22z', '#7fae3c') +
      stroke('M0 32V42', '#8fb54a', 5),
    [
      [30, 46, -16],
      [70, 46, 16],
      [50, 54, 0],
    ],
  );

/** Vegetables that the emoji set lacks or shows in one colour only. */
export const vegetableMotifs = {
  'zucchine-romanesche': () =>
    courgette({ light: '#b8d483', base: '#7fa94a', dark: '#4c7427' }, '#e6f0bd', 3),
  'zucchine-verdi': () => courgette(deepGreen, '#5b9a48', 3),
  finocchio: fennel,
  sedano: celery,
  bieta: () => bunch({ blade: leafGreen, stem: '#f4f4e2', stemWidth: 7 }),
  cicoria: () => bunch({ blade: deepGreen, stem: '#c9dc9c', stemWidth: 3.4, jagged: true }),
  spinaci: () =>
    bunch({ blade: { light: '#5fa04a', base: '#2d6f2e', dark: '#174a1c' }, stem: '#8fbf5f', stemWidth: 3 }),
  rucola: () =>
    bunch({
      blade: { light: '#86c052', base: '#4c8c2c', dark: '#2c5e18' },
      stem: '#b8d989',
      stemWidth: 2.4,
      jagged: true,
    }),
  puntarelle: () => bunch({ blade: paleGreen, stem: '#f2f7dc', stemWidth: 6, jagged: true }),
  lattughino: () =>
    bunch({ blade: { light: '#c9e680', base: '#8fc04a', dark: '#5a8a28' }, stem: '#e6f2c0', stemWidth: 3 }),
  verza: () => head({ light: '#b9dc8a', base: '#6fa04a', dark: '#3c6b28' }, '#d9ecb4'),
  iceberg: () => head({ light: '#eef8c8', base: '#bcdc7a', dark: '#84aa44' }, '#f4fade'),
  radicchio: () => head({ light: '#c45a86', base: '#8a2450', dark: '#551032' }, '#f6e6ea'),
  carciofo: () => artichoke({ light: '#a9c48a', base: '#6f8f5c', dark: '#5a4a66' }),
  fagiolini: () => pods({ light: '#9cc85c', base: '#5d9536', dark: '#38681f' }, '', 38),
  fave: () =>
    pods({ light: '#b6db78', base: '#79ac42', dark: '#4a7a24' }, 'M-22-3h.1M-8-5h.1M7-5h.1M22-3h.1', 36),
  friggitelli: () => chilli({ light: '#a8d45c', base: '#64a032', dark: '#3b6f1c' }),
  peperoncino: () => chilli({ light: '#ff7a5a', base: '#d8281f', dark: '#981410' }),
  'peperone-rosso': () => bellPepper({ light: '#ff7a5c', base: '#d92f26', dark: '#94140f' }),
  cavolfiore: cauliflower,
  zucca: pumpkin,
  'fiori-di-zucca': () => blossoms({ light: '#ffe27a', base: '#f7b02c', dark: '#d9791c' }),
  'fiori-fritti': () => blossoms({ light: '#f9dc94', base: '#e0a548', dark: '#a86c20' }),
  topinambur: () =>
    defs(ball('skin', { light: '#ecd2a6', base: '#c39a66', dark: '#8a6438' })) +
    scatter(
      shape('M-20 2Q-22-12-8-14Q0-22 10-14Q24-14 22 0Q28 10 14 14Q2 22-8 14Q-20 14-20 2z', paint('skin')) +
        stroke('M-10-4q4 2 8 0M4 6q4 2 8 0', '#7a5630', 1.4, 0.6),
      [
        [32, 34, 0],
        [68, 40, 30],
        [46, 72, 60],
      ],
    ),
  scalogno: () =>
    defs(ball('skin', { light: '#e6b08a', base: '#b8703f', dark: '#7a421c' })) +
    scatter(
      shape('M0-24Q3-14 12-6Q18 6 10 16Q0 22-10 16Q-18 6-12-6Q-3-14 0-24z', paint('skin')) +
        stroke('M0-18Q-8 0-3 17M0-18Q8 0 4 17', '#6f3a18', 1.2, 0.5),
      [
        [30, 38, -14],
        [68, 36, 12],
        [50, 70, 4],
      ],
    ),
  cipollotti: () =>
    scatter(
      shape('M-8 30Q-10 18-4 10L-3-40H4L4 10Q10 18 8 30Q0 38-8 30z', '#fbfaf0') +
        shape('M-3-4L-5-44Q0-48 5-44L4-4z', '#6fae48') +
        stroke('M-4 35l-3 6M0 36v7M4 35l3 6', '#c9b98a', 1.2),
      [
        [32, 52, -14],
        [50, 52, 0],
        [68, 52, 14],
      ],
    ),
} as const;
