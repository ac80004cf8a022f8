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

const baked: Palette = { light: '#f6cc82', base: '#d8953e', dark: '#97591c' };

const panettone = (): string =>
  defs(
    ball('dome', { light: '#d99a52', base: '#a8642a', dark: '#6a3712' }),
    slope('paper', { light: '#8a5a34', base: '#6f4324', dark: '#4a2a14' }),
  ) +
  shape('M20 52H80L76 92Q50 98 24 92z', paint('paper')) +
  stroke('M30 56L32 92M40 56L41 94M50 56V95M60 56L59 94M70 56L68 92', '#c99a62', 1.6, 0.6) +
  shape('M12 54Q10 14 50 12T88 54Q70 62 50 62T12 54z', paint('dome')) +
  stroke('M50 22V44M38 34Q50 28 62 34', '#f2cd8a', 3, 0.7) +
  scatter(ellipse(3, 2.4, '#4a2414'), [
    [30, 42, 0],
    [66, 46, 0],
    [44, 52, 0],
    [72, 34, 0],
  ]) +
  stroke('M24 36Q30 24 42 20', '#fff', 4, 0.4);

const ringCake = (): string =>
  defs(ball('ring', baked)) +
  ellipse(42, 30, baked.dark, 50, 60) +
  ellipse(42, 29, paint('ring'), 50, 54) +
  ellipse(13, 8, '#7a4618', 50, 50) +
  ellipse(13, 6, '#a8682a', 50, 53) +
  scatter(ellipse(2.2, 1.6, '#ffffff'), [
    [26, 44, 10],
    [38, 36, 40],
    [54, 33, 0],
    [68, 38, 30],
    [78, 48, 10],
    [34, 60, 0],
    [58, 66, 20],
    [70, 60, 0],
  ]) +
  stroke('M18 48Q24 36 38 31', '#fff', 3.4, 0.45);

const puffs = (): string =>
  defs(ball('puff', baked)) +
  scatter(
    shape('M-24 6Q-26-18 0-20T24 6Q22 16 0 16T-24 6z', paint('puff')) +
      shape('M-10-16Q0-26 10-16Q6-10 0-12T-10-16z', '#fff3c4') +
      stroke('M-16-4Q-12-12-5-13', '#fff', 2.6, 0.5) +
      scatter(ellipse(1.3, 1, '#ffffff'), [
        [-6, -4, 0],
        [6, -2, 0],
        [0, 5, 0],
        [12, 4, 0],
        [-12, 5, 0],
      ]),
    [
      [32, 38, -6],
      [70, 40, 6],
      [50, 72, 0],
    ],
  );

/** Roman cream bun. */
const bun = (): string =>
  defs(ball('bun', { light: '#e6a75a', base: '#b8702a', dark: '#7a4212' })) +
  scatter(
    shape('M-38 8Q-40-18 0-20T38 8Q36 20 0 20T-38 8z', paint('bun')) +
      shape('M-30-6Q0-24 30-6Q22 4 0 4T-30-6z', '#fffaf0') +
      stroke('M-22-5Q-12-12-6-5Q2-13 8-6Q16-12 22-5', '#e6dcc4', 1.8) +
      stroke('M-28 6Q-10 14 14 13', '#fff', 2.4, 0.35),
    [
      [52, 34, -6],
      [48, 72, 5],
    ],
  );

const plumcake = (): string =>
  defs(slope('loaf', baked), ball('crown', { light: '#e0a65c', base: '#b5742c', dark: '#7d4916' })) +
  shape('M14 56H72L66 88H20z', paint('loaf')) +
  shape('M72 56L90 46 86 76 66 88z', baked.dark) +
  shape('M10 56Q14 30 44 28L70 24Q92 28 92 46L72 58Q40 66 10 56z', paint('crown')) +
  stroke('M24 44Q46 36 76 36', '#f6d894', 3.4, 0.8) +
  stroke('M24 66L26 82M36 68L37 84M48 68V84M60 68L58 84', '#8f5a1c', 1.4, 0.35);

/** Sugar in lumps. */
const lumps = (sugar: Palette): string =>
  defs(slope('lump', sugar)) +
  scatter(
    shape('M-16-8L-4-17H20L9-8z', sugar.light) +
      shape('M9-8L20-17V8L9 17z', sugar.dark) +
      shape('M-16-8H9V17H-16z', paint('lump')) +
      stroke('M-10-2h.1M-2 4h.1M4-3h.1M-8 10h.1M2 12h.1', '#fff', 2, 0.9),
    [
      [34, 40, 0],
      [68, 44, 0],
      [50, 74, 0],
    ],
  );

/** Potato crisps, curled. */
function crisps(tone: Palette, ridged: boolean): string {
  const roll = dice(83);
  const speck = (): string => ellipse(1.2, 0.9, tone.dark, round1(roll() * 30 - 15), round1(roll() * 14 - 7));
  const ridges = ridged ? stroke('M-18-6L-10 12M-9-10L0 14M1-11L10 13M11-10L19 8', tone.dark, 1.6, 0.55) : '';
  const crisp =
    shape('M-30 0Q-26-16-4-14T28-14Q34-2 26 8Q8 2-6 12T-26 12Q-32 8-30 0z', tone.dark) +
    shape('M-29-2Q-25-16-4-15T27-15Q32-4 25 5Q8-1-6 8T-25 9Q-31 5-29-2z', paint('crisp')) +
    shape('M-20 3Q-6 6 4-3T24-5Q24 2 22 4Q8 0-4 6T-20 3z', '#ffffff33') +
    ridges +
    Array.from({ length: 9 }, speck).join('') +
    stroke('M-17-4Q-10-10 2-11', '#fff', 2.4, 0.55);
  return (
    defs(slope('crisp', tone)) +
    scatter(crisp, [
      [36, 28, -16],
      [68, 42, 20],
      [34, 60, 8],
      [66, 76, -10],
    ])
  );
}

const tortillaChips = (): string =>
  defs(slope('chip', { light: '#ffe08a', base: '#f2b63c', dark: '#bd7c1c' })) +
  scatter(
    shape('M0-22Q4-22 24 16Q24 20 20 20H-20Q-24 20-24 16Q-4-22 0-22z', paint('chip')) +
      stroke('M-8 6h.1M6 0h.1M10 12h.1M-14 14h.1M0 14h.1M-1-8h.1', '#a8641c', 2.6, 0.7) +
      stroke('M-14 12L-2-12', '#fff', 2.4, 0.5),
    [
      [32, 34, -20],
      [68, 38, 24],
      [50, 72, 4],
    ],
  );

const cinnamon = (): string =>
  defs(slope('bark', { light: '#c98a54', base: '#96582c', dark: '#5f3416' })) +
  scatter(
    shape('M-38-9H34V9H-38z', paint('bark')) +
      ellipse(5, 9, '#5f3416', 34, 0) +
      ellipse(3, 6, '#b5743e', 34, 0) +
      stroke('M34-3q-4 0-3 4t4 1', '#5f3416', 1.4) +
      stroke('M-34-3H28M-34 3H28', '#5f3416', 1, 0.5),
    [
      [50, 30, -10],
      [50, 54, 6],
      [50, 76, -5],
    ],
  );

/** Cakes, crisps and other sweets and snacks the emoji set lacks. */
export const sweetMotifs = {
  panettone,
  ciambellone: ringCake,
  bigne: puffs,
  maritozzo: bun,
  plumcake,
  zollette: () => lumps({ light: '#ffffff', base: '#eef3f6', dark: '#bccad3' }),
  'zollette-canna': () => lumps({ light: '#e6bd84', base: '#c08f50', dark: '#8a5f2a' }),
  patatine: () => crisps({ light: '#fff0a8', base: '#f5cd54', dark: '#cf9a24' }, false),
  'patatine-rustiche': () => crisps({ light: '#f3d48a', base: '#dba543', dark: '#9a6a22' }, false),
  'patatine-grigliate': () => crisps({ light: '#ffd98a', base: '#ee9f3c', dark: '#b5641c' }, true),
  nachos: tortillaChips,
  cannella: cinnamon,
} as const satisfies Record<string, () => string>;
