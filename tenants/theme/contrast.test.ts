import { describe, expect, it } from 'vitest';
import { tokens as cestolieto } from '../cestolieto/tokens.ts';
import { tokens as ortavia } from '../ortavia/tokens.ts';
import { tokens as passolesto } from '../passolesto/tokens.ts';
import { tokens as quincegate } from '../quincegate/tokens.ts';
import {
  controlPairs,
  leastOfControls,
  leastOfText,
  textPairs,
  type ContrastPair,
} from './contrast-pairs.ts';
import { colourDistance, contrastRatio } from './contrast.ts';
import type { SchemeTokens } from './tokens.ts';

const schemes: [name: string, scheme: SchemeTokens][] = Object.entries({
  cestolieto,
  ortavia,
  passolesto,
  quincegate,
}).flatMap(([brand, { light, dark }]) => [
  [`${brand} light`, light],
  [`${brand} dark`, dark],
]);

const under = (pairs: readonly ContrastPair[], limit: number) =>
  pairs
    .map(({ what, front, back }) => [what, Number(contrastRatio(front, back).toFixed(2))] as const)
    .filter(([, ratio]) => ratio < limit);

describe.each(schemes)('%s', (_, scheme) => {
  it('sets every text at 4.5:1 or more on its grounds (WCAG 1.4.3)', () => {
    expect(under(textPairs(scheme), leastOfText)).toEqual([]);
  });

  it('draws controls and focus at 3:1 or more on their grounds (WCAG 1.4.11)', () => {
    expect(under(controlPairs(scheme), leastOfControls)).toEqual([]);
  });

  it('keeps danger clearly apart from the action colour', () => {
    expect(colourDistance(scheme.danger, scheme.action)).toBeGreaterThan(0.1);
  });
});
