import { expect, test } from 'vitest';
import { isFeatureOn } from './beta-feature.ts';

const marked = { betaFeatures: ['shopAtWork'] } as const;
const unmarked = { betaFeatures: [] } as const;

test.each([
  [marked, false, false],
  [marked, true, true],
  [unmarked, false, true],
  [unmarked, true, true],
])('SES-25: of %j a beta tester (%s) has the feature: %s', (facts, betaTester, isOn) => {
  expect(isFeatureOn('shopAtWork', { facts, betaTester })).toBe(isOn);
});
