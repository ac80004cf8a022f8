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

const chicken: Palette = { light: '#fde0d2', base: '#f4bfae', dark: '#d9937f' };
const turkey: Palette = { light: '#f9d3c6', base: '#e9a898', dark: '#c67c6d' };
const beef: Palette = { light: '#d9605a', base: '#b5333a', dark: '#84202a' };
const scottona: Palette = { light: '#cf4f4c', base: '#a3262f', dark: '#741822' };
const pork: Palette = { light: '#f2aea4', base: '#dd7f78', dark: '#b35652' };
const lamb: Palette = { light: '#dc7d74', base: '#bd4b4a', dark: '#8c3034' };
const rabbit: Palette = { light: '#f7cfc6', base: '#e6a49a', dark: '#c0776e' };
const liver: Palette = { light: '#96484a', base: '#6d2429', dark: '#471418' };
const tripe: Palette = { light: '#fffaf0', base: '#efe3c9', dark: '#cdbb92' };
const crust: Palette = { light: '#f3c576', base: '#dd9a3c', dark: '#a96a1c' };
const fat = '#fdece2';
const bone = '#f6ead8';

const two: readonly Spot[] = [
  [54, 32, -8],
  [46, 67, 6],
];

const sheen = (d: string): string => stroke(d, '#fff', 3, 0.4);

/** Thin slices, fanned. */
const slices = (meat: Palette, rim?: string): string =>
  defs(slope('meat', meat)) +
  scatter(
    shape('M-34 2Q-36-14-16-15T22-14Q38-12 36 2T14 15Q-6 17-20 14T-34 2z', rim ?? meat.dark) +
      shape('M-32 1Q-33-12-15-13T21-12Q34-10 33 1T13 12Q-6 14-19 11T-32 1z', paint('meat')) +
      stroke('M-22 4Q-6-6 8 2T26 0', meat.dark, 1.3, 0.45) +
      sheen('M-22-7Q-10-11 2-10'),
    [
      [55, 26, -8],
      [46, 49, 5],
      [54, 73, -5],
    ],
  );

const breast = (meat: Palette): string =>
  defs(ball('meat', meat)) +
  scatter(
    shape('M-36 4Q-34-16-8-18T34-8Q42 2 30 12T-10 19Q-34 18-36 4z', paint('meat')) +
      stroke('M-26 6Q-4-4 26 2M-18 12Q0 6 16 9', meat.dark, 1.5, 0.4) +
      sheen('M-24-6Q-12-12 2-12'),
    two,
  );

/** Strands of mince in waves. */
function mince(meat: Palette): string {
  const roll = dice(23);
  const rows = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => {
      const x = 12 + column * 9 + roll() * 3;
      const y = 22 + row * 9 + roll() * 3;
      const colour = [meat.base, meat.light, meat.dark, meat.base][Math.floor(roll() * 4)] ?? meat.base;
      return stroke(`M${round1(x)} ${round1(y)}q5-7 8-1t-2 7`, colour, 5.4);
    }).join(''),
  ).join('');
  return shape('M6 26Q8 14 24 14H78Q94 16 94 30V72Q92 86 76 86H22Q6 84 6 70z', meat.dark) + rows;
}

const patties = (meat: Palette): string =>
  defs(ball('meat', meat)) +
  scatter(
    ellipse(30, 22, meat.dark, 0, 4) +
      ellipse(30, 21, paint('meat')) +
      stroke('M-16-6q4 4 8 0M-2 2q4 4 8 0M6-10q4 4 8 0M-12 8q4 3 8 0M10 9q3 3 6 0', meat.dark, 1.8, 0.6) +
      sheen('M-20-6Q-14-14-2-15'),
    two,
  );

const chunks = (meat: Palette, marks = ''): string =>
  defs(ball('meat', meat)) +
  scatter(
    shape('M-13-6Q-8-14 4-13T15-3Q15 9 4 12T-13 8Q-17 1-13-6z', paint('meat')) +
      marks +
      sheen('M-7-6Q-3-9 2-9'),
    [
      [32, 26, -12],
      [64, 28, 20],
      [22, 52, 8],
      [50, 54, -18],
      [78, 54, 10],
      [34, 78, 16],
      [66, 80, -8],
    ],
  );

const marbled = stroke('M-8 2Q-1-3 6 1M-4 7Q2 4 8 6', fat, 1.4, 0.7);

const steak = (meat: Palette, marks: string): string =>
  defs(slope('meat', meat)) +
  ellipse(40, 32, '#00000018', 51, 54) +
  shape('M10 52Q8 24 36 20T84 30Q98 46 86 66T46 84Q12 82 10 52z', fat) +
  shape('M16 52Q14 30 38 26T80 34Q91 47 81 62T46 78Q18 76 16 52z', paint('meat')) +
  marks +
  sheen('M26 42Q30 33 42 31');

const fillets = (meat: Palette): string =>
  defs(ball('meat', meat)) +
  scatter(
    ellipse(21, 20, meat.dark, 0, 4) +
      ellipse(21, 18, paint('meat')) +
      stroke('M-10 2Q-2-5 6 0T14 3', fat, 1.4, 0.6) +
      sheen('M-12-7Q-6-12 2-12'),
    [
      [32, 34, 0],
      [68, 38, 10],
      [48, 70, -6],
    ],
  );

const roast = (meat: Palette): string =>
  defs(ball('meat', meat)) +
  shape('M8 54Q8 28 40 26T92 46Q96 70 70 78T24 78Q8 74 8 54z', paint('meat')) +
  stroke('M24 30Q18 52 26 78M40 26Q36 52 42 81M57 28Q54 52 60 80M74 33Q72 54 76 76', '#fff6e6', 2.2, 0.9) +
  stroke('M10 46Q50 40 92 50M9 62Q50 58 90 66', '#fff6e6', 2.2, 0.9) +
  sheen('M18 42Q26 33 38 32');

const chops = (meat: Palette): string =>
  defs(slope('meat', meat)) +
  scatter(
    shape('M-30 8Q-38-12-14-18T30-12Q38-2 34 4T8 18Q-20 22-30 8z', fat) +
      shape('M-26 7Q-32-9-12-14T26-9Q32-2 29 3T7 13Q-19 17-26 7z', paint('meat')) +
      shape('M24-12Q34-14 36-4L28-2Q30-8 22-8z', bone) +
      sheen('M-18-4Q-12-10-2-10'),
    two,
  );

const ribs = (meat: Palette): string =>
  defs(slope('meat', meat)) +
  shape('M8 36Q30 26 52 30T92 28V70Q72 78 50 74T8 78z', paint('meat')) +
  Array.from({ length: 5 }, (_, index) => {
    const x = 17 + index * 17;
    return (
      stroke(`M${x} 24Q${x - 3} 52 ${x + 1} 86`, bone, 6) +
      stroke(`M${x - 2} 24Q${x - 5} 52 ${x - 1} 84`, '#fff', 1.4, 0.7)
    );
  }).join('') +
  stroke('M10 50Q30 44 50 48T90 46', fat, 2, 0.6);

const ossobuco = (meat: Palette): string =>
  defs(slope('meat', meat)) +
  scatter(
    ellipse(31, 23, fat) +
      ellipse(28, 20.5, paint('meat')) +
      ellipse(9, 7.5, bone, 2, 0) +
      ellipse(5.5, 4.5, '#e9bfae', 2, 0) +
      stroke('M-22-4Q-14 4-8 0M14 8Q20 6 24 8M-10-14Q-2-10 6-14', fat, 1.8, 0.8),
    two,
  );

const links = (skin: Palette, seeds = ''): string =>
  defs(slope('skin', skin)) +
  scatter(
    shape('M-36-8Q-18-18 0-13T36-10Q43 0 36 9Q16 15-2 13T-36 9Q-43 1-36-8z', paint('skin')) +
      stroke('M-41 0h-5M41 0h5', skin.dark, 3) +
      seeds +
      sheen('M-28-4Q-12-11 12-8'),
    [
      [50, 26, -8],
      [50, 51, 5],
      [50, 76, -5],
    ],
  );

const coil = (skin: Palette): string =>
  stroke('M50 50Q58 46 58 54T46 62T34 50T50 34T68 50T50 76T20 52T50 18T86 50', skin.dark, 13) +
  stroke('M50 50Q58 46 58 54T46 62T34 50T50 34T68 50T50 76T20 52T50 18T86 50', skin.base, 10.5) +
  stroke('M33 48Q34 36 48 33M19 48Q24 22 48 17', '#fff', 2.4, 0.4);

const skewers = (meat: Palette, mixed: boolean): string => {
  const piece = (x: number, colour: string): string =>
    `<path d="M${x - 7}-10h14v20h-14z" fill="${colour}"/><path d="M${x - 7}-10h14v5h-14z" fill="#fff" opacity=".28"/><path d="M${x + 4}-10h3v20h-3z" fill="#000" opacity=".14"/>`;
  const colours = mixed
    ? [meat.base, '#d8402f', meat.light, '#5f9a3c', meat.base]
    : [meat.base, meat.light, meat.base, meat.dark, meat.base];
  return scatter(
    stroke('M-46 0H46', '#d9b988', 2.6) +
      colours.map((colour, index) => piece(-30 + index * 15, colour)).join(''),
    [
      [50, 26, -10],
      [50, 51, 4],
      [50, 77, -6],
    ],
  );
};

const wholeBird = (meat: Palette): string =>
  defs(ball('meat', meat)) +
  shape('M18 54Q18 26 50 24T82 54Q82 84 50 86T18 54z', paint('meat')) +
  shape('M26 66Q10 62 10 76Q12 86 24 84Q36 82 40 74z', paint('meat')) +
  shape('M74 66Q90 62 90 76Q88 86 76 84Q64 82 60 74z', paint('meat')) +
  stroke('M10 80l-6 4M90 80l6 4', bone, 6) +
  stroke('M50 30V56M26 66Q36 66 40 74M74 66Q64 66 60 74', meat.dark, 1.8, 0.5) +
  sheen('M30 42Q34 32 46 30');

const leg = (meat: Palette): string =>
  defs(ball('meat', meat)) +
  scatter(
    stroke('M18 10L34 20', bone, 7) +
      ellipse(4, 4, bone, 36, 18) +
      ellipse(4, 4, bone, 33, 23) +
      shape('M-34-4Q-32-20-12-18T20 4Q26 12 18 15T-8 16Q-34 14-34-4z', paint('meat')) +
      sheen('M-24-6Q-18-13-8-12'),
    two,
  );

const thighs = (meat: Palette): string =>
  defs(ball('meat', meat)) +
  scatter(
    shape('M-28 0Q-28-20-4-20T28-4Q30 16 6 18T-28 0z', paint('meat')) +
      stroke('M-16 8Q0 2 16 6', meat.dark, 1.5, 0.4) +
      sheen('M-18-6Q-12-14-2-14'),
    [
      [34, 32, -10],
      [68, 44, 16],
      [38, 72, 6],
    ],
  );

const wings = (meat: Palette): string =>
  defs(ball('meat', meat)) +
  scatter(
    shape(
      'M-30-2Q-26-16-10-10Q0-4 10-12Q26-18 32-6Q34 4 24 4Q12 2 6 10Q-6 18-18 10Q-30 8-30-2z',
      paint('meat'),
    ) + sheen('M-20-6Q-14-10-8-6'),
    [
      [52, 26, -8],
      [46, 52, 8],
      [54, 78, -6],
    ],
  );

const breaded = (d: string): string => {
  const roll = dice(41);
  const grain = Array.from({ length: 26 }, () =>
    ellipse(
      1.5,
      1.2,
      roll() > 0.5 ? crust.light : crust.dark,
      round1(roll() * 48 - 24),
      round1(roll() * 22 - 11),
    ),
  ).join('');
  return defs(ball('meat', crust)) + scatter(shape(d, paint('meat')) + grain, two);
};

const meatballs = (meat: Palette): string =>
  defs(ball('meat', meat)) +
  scatter(
    ellipse(15, 14, paint('meat')) + stroke('M-6 2q3 3 6 0M2-6q3 3 6 0M2 6q2 2 5 0', meat.dark, 1.4, 0.5),
    [
      [30, 30, 0],
      [62, 26, 30],
      [46, 54, 60],
      [76, 54, 10],
      [26, 74, 20],
      [62, 80, 45],
    ],
  );

const rolled = (meat: Palette): string =>
  defs(slope('meat', meat)) +
  scatter(
    shape('M-26-11H22Q30-10 30 0T22 11H-26z', paint('meat')) +
      ellipse(7, 11, meat.light, -26) +
      stroke('M-26 0q3-4 4 1t-6 2-2-8', meat.dark, 1.6, 0.8) +
      stroke('M-2-15L6 15', '#e5c490', 2.2),
    [
      [52, 28, -10],
      [48, 53, 5],
      [54, 78, -6],
    ],
  );

const saltimbocca = (): string =>
  defs(slope('meat', turkey)) +
  scatter(
    shape('M-32 2Q-32-15-10-15T32-4Q34 12 10 14T-32 2z', paint('meat')) +
      shape('M-22 0Q-20-11-6-10T22-3Q22 8 6 8T-22 0z', '#b84a44') +
      shape('M-10 2Q-2-9 14-6Q8 5-10 2z', '#6f8f5a') +
      stroke('M-8 1L10-5', '#4f6d3e', 1) +
      stroke('M-16 8L18-10', '#e5c490', 1.8),
    two,
  );

/** Raw meat by animal and cut. */
export const meatMotifs = {
  'pollo-fette': () => slices(chicken),
  'pollo-petto': () => breast(chicken),
  'pollo-cosce': () => leg(chicken),
  'pollo-sovracosce': () => thighs(chicken),
  'pollo-ali': () => wings(chicken),
  'pollo-intero': () => wholeBird({ light: '#ffe9c4', base: '#f6c98c', dark: '#d39b58' }),
  'pollo-bocconcini': () => chunks(chicken),
  'pollo-macinato': () => mince({ light: '#fbd6c8', base: '#f0b5a4', dark: '#d58e7c' }),
  'pollo-hamburger': () => patties({ light: '#fbd8c8', base: '#efb59f', dark: '#cf8b74' }),
  'tacchino-fette': () => slices(turkey),
  'tacchino-arrosto': () => roast({ light: '#f1c9a6', base: '#d99c70', dark: '#ab6c42' }),
  'tacchino-bocconcini': () => chunks(turkey),
  'tacchino-ossobuco': () => ossobuco(turkey),
  'tacchino-macinato': () => mince({ light: '#f5c3b6', base: '#e09f90', dark: '#bd7668' }),
  'coniglio-pezzi': () => chunks(rabbit),
  'coniglio-cosce': () => leg(rabbit),
  'coniglio-intero': () => breast(rabbit),
  'pollo-arrosto': () => wholeBird({ light: '#f2b25c', base: '#cf7f2c', dark: '#8a4a14' }),
  'pollo-fusi': () => leg({ light: '#ffe3d0', base: '#f0b59a', dark: '#c98468' }),
  quaglie: () => wholeBird({ light: '#ffe2c0', base: '#eab98a', dark: '#bf8653' }),
  'bovino-macinato': () => mince({ light: '#d9635c', base: '#b93a3d', dark: '#8d2a30' }),
  'scottona-macinato': () => mince({ light: '#cf544f', base: '#a62b32', dark: '#7a1e27' }),
  'bovino-hamburger': () => patties(beef),
  'bovino-fettine': () => slices(beef),
  'bovino-bocconcini': () => chunks(beef, marbled),
  'bovino-ossobuco': () => ossobuco(beef),
  bistecca: () =>
    steak(
      beef,
      shape('M28 66Q38 58 40 34L47 32Q48 60 34 74z', bone) +
        stroke('M54 40Q64 46 74 42M52 58Q64 62 74 56M48 70Q56 66 64 68', fat, 2.2, 0.8),
    ),
  tagliata: () =>
    steak(
      scottona,
      stroke('M28 50Q44 42 58 48T78 44M30 62Q46 56 60 62T76 56M40 38Q52 34 66 38', fat, 2, 0.8),
    ),
  'bovino-filetto': () => fillets(scottona),
  'bovino-arrosto': () => roast(beef),
  carpaccio: () => slices(scottona, '#f3d9d0'),
  coda: () => ossobuco(scottona),
  'suino-braciole': () => chops(pork),
  'suino-lonza': () => slices(pork, fat),
  'suino-filetto': () => breast(pork),
  costine: () => ribs(pork),
  'suino-bocconcini': () => chunks(pork, marbled),
  arista: () => roast(pork),
  stinco: () => leg(pork),
  'macinato-misto': () => mince({ light: '#ea938a', base: '#cf6561', dark: '#a34649' }),
  salsiccia: () =>
    links(
      { light: '#e79a8a', base: '#c9655a', dark: '#98423e' },
      stroke('M-20 3h2M-6-3h2M8 4h2M20-2h2M-12 8h2M14 9h2', fat, 2.4, 0.8),
    ),
  'salsiccia-finocchio': () =>
    links(
      { light: '#e2a08a', base: '#c06a58', dark: '#8f463c' },
      stroke('M-20 3l3-2M-6-3l3-2M8 4l3-2M20-2l3-2M-12 8l3-2M14 9l3-2', '#7d8a3a', 1.8, 0.9),
    ),
  'salsiccia-piccante': () =>
    links(
      { light: '#ee8a5c', base: '#d2502e', dark: '#9a3218' },
      stroke('M-20 3h2M-6-3h2M8 4h2M20-2h2M-12 8h2', '#8f1f0f', 2.2, 0.9),
    ),
  luganega: () => coil({ light: '#e79a8a', base: '#cf6f62', dark: '#9a4641' }),
  arrosticini: () => skewers({ light: '#cf7a6a', base: '#ab4a44', dark: '#86322f' }, false),
  spiedini: () => skewers(pork, true),
  'spiedini-pollo': () => skewers(chicken, true),
  polpette: () => meatballs({ light: '#c98a68', base: '#a2603f', dark: '#703c24' }),
  polpettone: () => roast({ light: '#cf9070', base: '#a96446', dark: '#774029' }),
  cotoletta: () => breaded('M-34 4Q-36-14-14-16T26-14Q40-8 34 6T8 16Q-28 20-34 4z'),
  'cordon-bleu': () => breaded('M-26 2Q-28-17-4-17T28-2Q28 16 4 17T-26 2z'),
  involtini: () => rolled(beef),
  saltimbocca,
  'agnello-costolette': () => chops(lamb),
  'agnello-coscio': () => leg(lamb),
  'agnello-bocconcini': () => chunks(lamb, marbled),
  fegato: () => slices(liver),
  coratella: () => chunks(liver),
  cuore: () => breast({ light: '#a8504c', base: '#7f2b2e', dark: '#551a1e' }),
  trippa: () => slices(tripe),
  animelle: () => chunks({ light: '#fdeee2', base: '#f0cdb8', dark: '#cf9f86' }),
} as const;
