import { expect, test } from 'vitest';
import { mustRegister } from './registration-age.ts';

const day = 86_400_000;
const last = { token: 'one', at: 10 * day };

test.each([
  ['it never did', null, 'one', 10 * day, true],
  ['it did just now', last, 'one', 10 * day, false],
  ['it did an hour less than a day ago', last, 'one', 11 * day - 3_600_000, false],
  ['it did a day ago', last, 'one', 11 * day, true],
  ['its token is another', last, 'two', 10 * day, true],
  ['its token is gone', last, null, 10 * day, true],
  ['the clock was put back', last, 'one', 9 * day, true],
])('PUSH-01, PUSH-02: a device registers where %s', (_, registered, token, now, must) => {
  expect(mustRegister(registered, token, now)).toBe(must);
});
