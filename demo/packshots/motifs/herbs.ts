import { defs, dice, paint, type Palette, round1, scatter, shape, slope, stroke } from './sketch.ts';

const leafGreen: Palette = { light: '#9ccf5c', base: '#5f9e34', dark: '#366b1c' };
const deepGreen: Palette = { light: '#6fae4c', base: '#37792f', dark: '#1d4d1d' };

type Sprig = { leaf: string; colour: Palette; pairs: number; size: number };

const sprig = ({ leaf, colour, pairs, size }: Sprig): string => {
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const y = 40 - (index * 78) / pairs;
    const scale = round1(size * (1 - (index / pairs) * 0.35));
    return [-1, 1]
      .map(
        (side) =>
          `<g transform="translate(0 ${round1(y)}) rotate(${side * 52}) scale(${scale})">${shape(leaf, paint('leaf'))}${stroke('M0 0V-16', '#ffffff', 1, 0.35)}</g>`,
      )
      .join('');
  }).join('');
  return (
    defs(slope('leaf', colour)) +
    scatter(
      stroke('M0 48Q2 10 0-38', colour.dark, 2.6) +
        leaves +
        `<g transform="translate(0 -36) scale(${size * 0.7})">${shape(leaf, paint('leaf'))}</g>`,
      [
        [30, 54, -18],
        [70, 54, 18],
        [50, 50, 0],
      ],
    )
  );
};

const oval = 'M0 0Q-11-10 0-24Q11-10 0 0z';
const roundLeaf = 'M0 0Q-15-6-12-18T0-26Q12-26 12-18T0 0z';
const needle = 'M-1.6 0Q-2.4-12 0-24Q2.4-12 1.6 0z';
const curly = 'M0 0Q-6-4-10-2Q-8-8-13-12Q-8-14-9-20Q-3-18 0-25Q3-18 9-20Q8-14 13-12Q8-8 10-2Q6-4 0 0z';

const chives = (): string => {
  const roll = dice(8);
  return (
    Array.from({ length: 18 }, (_, index) => {
      const x = 36 + index * 1.6;
      return stroke(
        `M${round1(x)} 92Q${round1(x + roll() * 4 - 2)} 50 ${round1(x + (index - 9) * 2.2)} ${round1(8 + roll() * 12)}`,
        [leafGreen.base, deepGreen.base, leafGreen.light][index % 3] ?? leafGreen.base,
        2.2,
      );
    }).join('') + shape('M34 62H68V70H34z', '#d9c39a')
  );
};

/** Sprigs and bunches of herbs. */
export const herbMotifs = {
  basilico: () => sprig({ leaf: roundLeaf, colour: leafGreen, pairs: 3, size: 1 }),
  menta: () =>
    sprig({
      leaf: oval,
      colour: { light: '#8fd68a', base: '#4fa65c', dark: '#2c7340' },
      pairs: 4,
      size: 0.9,
    }),
  salvia: () =>
    sprig({
      leaf: oval,
      colour: { light: '#c9d6b8', base: '#94aa86', dark: '#647a5c' },
      pairs: 3,
      size: 1.1,
    }),
  rosmarino: () =>
    sprig({
      leaf: needle,
      colour: { light: '#7f9f7a', base: '#4f7352', dark: '#2f4f36' },
      pairs: 9,
      size: 0.75,
    }),
  timo: () =>
    sprig({
      leaf: oval,
      colour: { light: '#b9c98a', base: '#829a58', dark: '#566b36' },
      pairs: 8,
      size: 0.38,
    }),
  prezzemolo: () =>
    sprig({
      leaf: curly,
      colour: { light: '#7fc452', base: '#43902e', dark: '#27641c' },
      pairs: 2,
      size: 1.05,
    }),
  'erba-cipollina': chives,
} as const;
