import { language } from '#language';
import { onFirstUse } from './on-first-use.ts';

const toTenths = onFirstUse(() => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));

const metresPerMile = 1609.344;

/** A distance in metres as "850 m" or "1,2 km"; in en-US as "0.5 mi" (TEN-03). */
export function distanceText(metres: number): string {
  if (language === 'en-US') return `${toTenths().format(Math.max(0.1, metres / metresPerMile))}\u00A0mi`;
  return metres < 1000
    ? `${Math.round(metres / 10) * 10}\u00A0m`
    : `${toTenths().format(metres / 1000)}\u00A0km`;
}
