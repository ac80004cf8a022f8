type Stop = readonly [offset: number, colour: string, opacity: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

const white = '#ffffff';
const black = '#000000';

/** Shared gradients: one light for every body, so that shelves look lit from one window. */
export const lightDefinitions =
  `<radialGradient id="ground">${stopsOf([
    [0, '#1b1410', 0.36],
    [0.65, '#1b1410', 0.13],
    [1, '#1b1410', 0],
  ])}</radialGradient>` +
  `<linearGradient id="flat" x1="0" y1="0" x2="1" y2=".5">${stopsOf([
    [0, white, 0.2],
    [0.5, white, 0],
    [1, black, 0.12],
  ])}</linearGradient>` +
  `<linearGradient id="cylinder" x1="0" x2="1">${stopsOf([
    [0, black, 0.3],
    [0.15, white, 0.08],
    [0.27, white, 0.42],
    [0.4, white, 0],
    [0.74, black, 0.05],
    [1, black, 0.34],
  ])}</linearGradient>` +
  `<linearGradient id="film" x1="0" y1="0" x2="1" y2=".25">${stopsOf([
    [0, black, 0.2],
    [0.12, white, 0.34],
    [0.3, white, 0],
    [0.68, white, 0],
    [0.84, white, 0.2],
    [1, black, 0.26],
  ])}</linearGradient>` +
  `<linearGradient id="glass" x1="0" x2="1">${stopsOf([
    [0, black, 0.22],
    [0.1, white, 0.5],
    [0.2, white, 0.08],
    [0.55, white, 0],
    [0.86, white, 0.22],
    [1, black, 0.26],
  ])}</linearGradient>`;
