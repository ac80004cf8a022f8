import { describe, expect, test } from 'vitest';
import { inOrderToTake, verdictOf } from './line-verdict.ts';
import type { LineHit } from './line-verdict.ts';

interface NamedHit extends LineHit {
  readonly name: string;
}

const hit = (name: string, more: Partial<LineHit> = {}): NamedHit => ({
  name,
  categoryId: 1,
  parentId: 10,
  opening: name.split(' ')[0] ?? '',
  says: new Set(name.split(' ')),
  isThere: true,
  isUsual: false,
  wholePacks: null,
  isAmountMet: true,
  ...more,
});
const words = (line: string, isPartlyLeftOut = false) => ({ stems: line.split(' '), isPartlyLeftOut });
const usual = { isUsual: true };
const away = { isThere: false };

const milk = hit('latte fresco');
const longMilk = hit('latte lungo', { categoryId: 2 });
const kefir = hit('kefir latte');
const penne = hit('penne pasta');
const rigatoni = hit('rigatoni pasta', { categoryId: 2 });
const ravioli = hit('ravioli pasta', { categoryId: 3, parentId: 11 });
const mozzarella = hit('mozzarella fior');

describe('B-21: what is sure of a line', () => {
  test.each([
    ['nothing was found', [], words('latte'), 'unknown'],
    ['it is called what was typed', [milk, longMilk], words('latte'), 'sure'],
    ['it is called otherwise, beside others', [penne, rigatoni], words('pasta'), 'choose'],
    ['it is called otherwise, alone', [penne], words('pasta'), 'sure'],
    ['one of them is usual', [penne, { ...rigatoni, ...usual }], words('pasta'), 'sure'],
    [
      'two are usual',
      [
        { ...penne, ...usual },
        { ...rigatoni, ...usual },
      ],
      words('pasta'),
      'choose',
    ],
    [
      'what is usual is something else',
      [penne, rigatoni, { ...ravioli, ...usual }],
      words('pasta'),
      'choose',
    ],
    ['a word was left out', [milk], words('latte', true), 'choose'],
    ['a word is said of another', [milk, hit('pane')], words('latte pane'), 'choose'],
    ['all words are said of it', [milk], words('latte fresco'), 'sure'],
    [
      'none of it is there',
      [
        { ...milk, ...away },
        { ...longMilk, ...away },
      ],
      words('latte'),
      'choose',
    ],
    ['only something else is there', [{ ...mozzarella, ...away }, milk], words('mozzarella'), 'choose'],
    ['another of its kind is there', [{ ...milk, ...away }, longMilk], words('latte'), 'sure'],
    ['there is not so much of it', [{ ...milk, isAmountMet: false }], words('latte'), 'choose'],
  ] as const)('%s', (_, hits, line, verdict) => {
    expect(verdictOf(hits, line)).toBe(verdict);
  });
});

describe('B-21: what is taken first', () => {
  test.each([
    ['what can be had', [{ ...milk, ...away }, longMilk], words('latte'), [1, 0]],
    ['what is usual', [milk, { ...longMilk, ...usual }], words('latte'), [1, 0]],
    ['not what is usual and something else', [milk, { ...kefir, ...usual }], words('latte'), [0, 1]],
    ['not what is usual and not there', [milk, { ...longMilk, ...usual, ...away }], words('latte'), [0, 1]],
    [
      'one pack of the amount, then several of it',
      [milk, { ...longMilk, wholePacks: 3 }, { ...milk, wholePacks: 1 }],
      words('latte'),
      [2, 1, 0],
    ],
    ['as they were found', [penne, rigatoni, ravioli], words('pasta'), [0, 1, 2]],
    ['nothing', [], words('latte'), []],
  ] as const)('%s', (_, hits: readonly NamedHit[], line, order: readonly number[]) => {
    expect(inOrderToTake(hits, line)).toEqual(order.map((at) => hits[at]));
  });
});
