import { wrong, type CheckResult } from '../../../backend/platform/check-result.ts';
import {
  controlPairs,
  leastOfControls,
  leastOfText,
  textPairs,
  type ContrastPair,
} from '../../../tenants/theme/contrast-pairs.ts';
import { colourDistance, contrastRatio } from '../../../tenants/theme/contrast.ts';
import type { SchemeTokens, TenantTokens } from '../../../tenants/theme/tokens.ts';

/** How far the colour of a danger is from that of an action, in OKLab, where 0.02 is just visible. */
const leastDistance = 0.1;

function faintPairs(scheme: string, pairs: readonly ContrastPair[], least: number): CheckResult[] {
  return pairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(pair.front, pair.back) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ what, front, back, ratio }) =>
      // Down, so that what is refused never reads as enough.
      wrong(
        `${scheme}: ${what} is ${Math.floor(ratio * 100) / 100}:1, ${front} on ${back}; at least ${least}:1.`,
      ),
    );
}

function schemeFindings(name: string, scheme: SchemeTokens): CheckResult[] {
  const distance = colourDistance(scheme.danger, scheme.action);
  return [
    ...faintPairs(name, textPairs(scheme), leastOfText),
    ...faintPairs(name, controlPairs(scheme), leastOfControls),
    ...(distance > leastDistance
      ? []
      : [
          wrong(
            `${name}: danger ${scheme.danger} reads as the action ${scheme.action}: ${distance.toFixed(2)} apart, more than ${leastDistance} wanted.`,
          ),
        ]),
  ];
}

/** Pairs of colours nobody could read, with their figures (WCAG 1.4.3, 1.4.11). */
export const contrastFindings = ({ light, dark }: Pick<TenantTokens, 'light' | 'dark'>): CheckResult[] => [
  ...schemeFindings('light', light),
  ...schemeFindings('dark', dark),
];
