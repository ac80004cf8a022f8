import { onFirstUse } from './on-first-use.ts';

const kilometres = onFirstUse(() => new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 }));

/** A distance in metres as "850 m" or "1,2 km". */
export const distanceText = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres / 10) * 10}\u00A0m` : `${kilometres().format(metres / 1000)}\u00A0km`;
