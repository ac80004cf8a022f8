import { expect, test } from 'vitest';
import { waitWords } from './wait-words.ts';

test('T10: a wait is told in words, never too short', () => {
  expect([1, 60, 61, 900, 3540, 3541, 3600, 3601, 7200].map((seconds) => waitWords(seconds).it)).toEqual([
    'un minuto',
    'un minuto',
    '2 minuti',
    '15 minuti',
    '59 minuti',
    'un’ora',
    'un’ora',
    '2 ore',
    '2 ore',
  ]);
});

test('TEN-03 T10: a wait is told in English', () => {
  expect([60, 61, 3540, 3541, 3601].map((seconds) => waitWords(seconds)['en-US'])).toEqual([
    'a minute',
    '2 minutes',
    '59 minutes',
    'an hour',
    '2 hours',
  ]);
});
