import { describe, expect, it } from 'vitest';
import { tokens as cestolieto } from '../cestolieto/tokens.ts';
import { tokens as ortavia } from '../ortavia/tokens.ts';
import { tokens as passolesto } from '../passolesto/tokens.ts';
import {
  controlPairs,
  leastOfControls,
  leastOfText,
  textPairs,
  type ContrastPair,
} from './contrast-pairs.ts';
import { channels, contrastRatio } from './contrast.ts';
import type { SchemeTokens } from './tokens.ts';

const schemes: [name: string, scheme: SchemeTokens][] = Object.entries({
  cestolieto,
  ortavia,
  passolesto,
}).flatMap(([brand, { light, dark }]) => [
  [`${brand} light`, light],
  [`${brand} dark`, dark],
]);

const under = (pairs: readonly ContrastPair[], limit: number) =>
  pairs
    .map(({ what, front, back }) => [what, Number(contrastRatio(front, back).toFixed(2))] as const)
    .filter(([, ratio]) => ratio < limit);

/** Distance in OKLab, where 0.02 is just visible. */
function distance(one: string, other: string): number {
  const lab = (hex: string) => {
    const [red, green, blue] = channels(hex);
    const long = Math.cbrt(0.412_22 * red + 0.536_33 * green + 0.051_45 * blue);
    const middle = Math.cbrt(0.211_9 * red + 0.680_7 * green + 0.107_4 * blue);
    const short = Math.cbrt(0.088_3 * red + 0.281_72 * green + 0.629_98 * blue);
    return [
      0.210_45 * long + 0.793_62 * middle - 0.004_07 * short,
      1.978 * long - 2.428_59 * middle + 0.450_59 * short,
      0.025_9 * long + 0.782_77 * middle - 0.808_68 * short,
    ];
  };
  const [from, to] = [lab(one), lab(other)];
  return Math.hypot(...from.map((value, axis) => value - Number(to[axis])));
}

describe.each(schemes)('%s', (_, scheme) => {
  it('sets every text at 4.5:1 or more on its grounds (WCAG 1.4.3)', () => {
    expect(under(textPairs(scheme), leastOfText)).toEqual([]);
  });

  it('draws controls and focus at 3:1 or more on their grounds (WCAG 1.4.11)', () => {
    expect(under(controlPairs(scheme), leastOfControls)).toEqual([]);
  });

  it('keeps danger clearly apart from the action colour', () => {
    expect(distance(scheme.danger, scheme.action)).toBeGreaterThan(0.1);
  });
});
