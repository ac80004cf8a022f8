import {
  ball,
  defs,
  ellipse,
  paint,
  type Palette,
  round1,
  scatter,
  shape,
  type Spot,
  stroke,
} from './sketch.ts';

const calyx =
  shape('M0-2Q-10-8-14-3Q-7-2-4 2Q-6 8-2 9Q0 4 1 2Q6 8 10 6Q6 2 5 0Q12 0 14-5Q6-8 0-2z', '#4b8b2c') +
  stroke('M0-1Q1-8 5-12', '#4b8b2c', 3.2);

type Tomato = { palette: Palette; rx: number; ry: number; ribbed?: boolean };

const tomato = ({ palette, rx, ry, ribbed = false }: Tomato): string =>
  ellipse(rx, ry, paint('skin')) +
  (ribbed
    ? stroke(
        `M${-rx * 0.5} ${-ry * 0.8}Q${-rx * 0.9} 0 ${-rx * 0.4} ${ry * 0.85}M0 ${-ry}Q${-rx * 0.2} 0 0 ${ry}M${rx * 0.5} ${-ry * 0.8}Q${rx * 0.9} 0 ${rx * 0.4} ${ry * 0.85}`,
        palette.dark,
        2,
        0.45,
      )
    : '') +
  `<g transform="translate(0 ${round1(-ry * 0.86)}) scale(${round1(Math.min(rx, ry) / 24 + 0.25)})">${calyx}</g>` +
  `<ellipse cx="${-rx * 0.4}" cy="${-ry * 0.3}" rx="${rx * 0.18}" ry="${ry * 0.26}" fill="#fff" opacity=".55"/>`;

const redTomato: Palette = { light: '#ff8a6a', base: '#e03a2c', dark: '#a51c18' };

const tomatoes = (form: Tomato, spots: readonly Spot[]): string =>
  defs(ball('skin', form.palette)) + scatter(tomato(form), spots);

const vine = (): string =>
  defs(ball('skin', redTomato)) +
  stroke('M14 16Q50 30 86 20M34 24L30 40M66 25L70 40M50 27V58', '#4b8b2c', 4) +
  scatter(tomato({ palette: redTomato, rx: 20, ry: 18 }), [
    [28, 48, -8],
    [72, 48, 8],
    [50, 74, 0],
  ]);

/** Tomatoes, one drawing for each variety on the shelf. */
export const tomatoMotifs = {
  'pomodori-grappolo': vine,
  'pomodori-cuore-di-bue': () =>
    tomatoes(
      { palette: { light: '#ff9a7c', base: '#e2503a', dark: '#a9281f' }, rx: 27, ry: 25, ribbed: true },
      [
        [34, 38, -10],
        [64, 66, 10],
      ],
    ),
  'pomodori-ciliegino': () =>
    tomatoes({ palette: redTomato, rx: 15, ry: 15 }, [
      [30, 30, 0],
      [62, 26, 20],
      [46, 54, -10],
      [77, 54, 10],
      [26, 74, 5],
      [62, 80, -15],
    ]),
  'pomodori-datterini': () =>
    tomatoes({ palette: redTomato, rx: 12, ry: 18 }, [
      [30, 30, 20],
      [58, 26, -16],
      [78, 46, 30],
      [44, 56, -24],
      [24, 72, 10],
      [66, 76, 18],
    ]),
  'pomodori-verdi': () =>
    tomatoes(
      { palette: { light: '#e6d17a', base: '#b3b548', dark: '#c2562f' }, rx: 23, ry: 22, ribbed: true },
      [
        [32, 34, -8],
        [70, 42, 10],
        [46, 72, 0],
      ],
    ),
  'pomodori-pachino': () =>
    tomatoes(
      { palette: { light: '#ff7a5c', base: '#cf2a24', dark: '#8c1414' }, rx: 18, ry: 17, ribbed: true },
      [
        [30, 32, -8],
        [68, 34, 12],
        [48, 64, 0],
        [80, 72, -6],
      ],
    ),
  'pomodori-san-marzano': () =>
    tomatoes({ palette: redTomato, rx: 14, ry: 29 }, [
      [30, 44, -12],
      [56, 50, 6],
      [80, 54, 14],
    ]),
  'pomodori-casalini': () =>
    tomatoes(
      { palette: { light: '#ff8f6c', base: '#dc3b2a', dark: '#9f1c16' }, rx: 24, ry: 19, ribbed: true },
      [
        [32, 32, -10],
        [68, 44, 12],
        [40, 72, 0],
      ],
    ),
} as const;
