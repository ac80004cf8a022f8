import { describe, expect, test } from 'vitest';

import { offeredWords, rememberWord } from './searched-words.ts';
import { isUnsent, rememberSentOrder } from '../checkout/sent-orders.ts';

const day = 86_400_000;
const now = 1_795_258_800_000;

describe('CAT-17 searched words', () => {
  test('are kept 30 days to the millisecond', () => {
    const kept = { name: 'latte', counter: 1, timestamp: now - 30 * day };
    const old = { name: 'pane', counter: 9, timestamp: now - 30 * day - 1 };
    const broken = { name: 'uova', counter: 9, timestamp: Number.NaN };
    expect(offeredWords([old, kept, broken], now)).toEqual([kept]);
  });

  test('count each search of the same word', () => {
    const once = rememberWord([], '  Latte ', now);
    expect(once).toEqual([{ name: 'latte', counter: 1, timestamp: now }]);
    expect(rememberWord(once, 'LATTE', now + 5)).toEqual([{ name: 'latte', counter: 2, timestamp: now + 5 }]);
    expect(rememberWord(once, '  ', now)).toEqual(once);
  });
});

describe('COOK-03 orders sent to analytics', () => {
  test('are remembered once, the latest 20', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => index + 1);
    expect(rememberSentOrder(twenty, 21)).toEqual([...twenty.slice(1), 21]);
    expect(rememberSentOrder(twenty, 3)).toEqual(twenty);
    expect(isUnsent(twenty, 3)).toBe(false);
    expect(isUnsent(twenty, 21)).toBe(true);
  });
});
