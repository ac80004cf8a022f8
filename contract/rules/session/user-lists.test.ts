import { expect, test } from 'vitest';
import { hasConsent, inSegment } from './user-lists.ts';

test('SES-27: a consent is looked up by its id, and is not there where the list is absent', () => {
  const legals = [{ legalId: 3 }, { legalId: 5 }];
  expect([3, 5, 4].map((legalId) => hasConsent({ legals }, legalId))).toEqual([true, true, false]);
  expect([{ legals: [] }, { legals: null }, {}].map((user) => hasConsent(user, 3))).toEqual([
    false,
    false,
    false,
  ]);
});

test('SES-27: a segment is looked up by its id, and is not there where the list is absent', () => {
  const crmUserSegments = [{ crmSegment: { crmSegmentId: 8 } }];
  expect([8, 9].map((crmSegmentId) => inSegment({ crmUserSegments }, crmSegmentId))).toEqual([true, false]);
  expect([{ crmUserSegments: [] }, { crmUserSegments: null }, {}].map((user) => inSegment(user, 8))).toEqual([
    false,
    false,
    false,
  ]);
});
