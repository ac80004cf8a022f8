import { expect, test } from 'vitest';
import { slotWords } from './slot-words.ts';

test.each([
  ['18:00', '20:00', '6–8 PM'],
  ['11:00', '13:00', '11 AM–1 PM'],
  ['08:30', '10:00', '8:30–10 AM'],
  ['12:00', '14:30', '12–2:30 PM'],
  ['22:00', '24:00', '10 PM–12 AM'],
])('TEN-03: a slot from %s to %s is at %s in English', (begin, end, hours) => {
  expect(slotWords({ day: '2026-11-14', begin, end })).toEqual({
    it: `14/11/2026, dalle ${begin} alle ${end}`,
    'en-US': `Saturday, November 14, ${hours}`,
  });
});
