import { expect, test } from 'vitest';
import { clockText, hoursText, shortHoursText } from './hours-text.ts';

test.each([
  ['18:00', '20:00', '18–20', '6–8\u00A0PM'],
  ['18:30', '20:00', '18:30–20', '6:30–8\u00A0PM'],
  ['08:00', '10:00', '8–10', '8–10\u00A0AM'],
  ['11:00', '13:00', '11–13', '11\u00A0AM–1\u00A0PM'],
  ['10:00', '12:00', '10–12', '10\u00A0AM–12\u00A0PM'],
  ['22:00', '24:00', '22–24', '10\u00A0PM–12\u00A0AM'],
])('TEN-03 a slot from %s to %s reads %s, and %s in en-US', (begin, end, italian, english) => {
  expect([shortHoursText(begin, end, 'it'), shortHoursText(begin, end, 'en-US')]).toEqual([italian, english]);
});

test.each([
  ['09:00', '11:00', '09:00–11:00', '9:00–11:00\u00A0AM'],
  ['11:30', '13:00', '11:30–13:00', '11:30\u00A0AM–1:00\u00A0PM'],
])('SLOT-17 TEN-03 from begin to end %s to %s is %s, and %s in en-US', (begin, end, italian, english) => {
  expect([hoursText(begin, end, 'it'), hoursText(begin, end, 'en-US')]).toEqual([italian, english]);
});

test.each([
  ['16:30', '4:30\u00A0PM'],
  ['00:05', '12:05\u00A0AM'],
  ['12:00', '12:00\u00A0PM'],
  ['09:00', '9:00\u00A0AM'],
])('TEN-03 the clock shows %s as %s in en-US', (time, english) => {
  expect([clockText(time, 'it'), clockText(time, 'en-US')]).toEqual([time, english]);
});
