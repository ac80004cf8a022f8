import { expect, test } from 'vitest';
import { deliveredLineTotal, deliveredOrderTotal } from './delivered-line.ts';
import { mostOfWeighed } from './preauthorisation.ts';

const line = { ordered: 1000, delivered: 1000, replacement: 0, isWeighed: false, percent: 30 };

test.each([
  ['as ordered', {}, 1000],
  ['missing', { delivered: 0 }, 0],
  ['fewer', { delivered: 400 }, 400],
  ['more than was ordered', { delivered: 1200 }, 1000],
  ['lighter', { isWeighed: true, delivered: 870 }, 870],
  ['heavier', { isWeighed: true, delivered: 1290 }, 1290],
  ['heavier than anybody may ask', { isWeighed: true, delivered: 1301 }, 1300],
  ['heavier where 20% are held', { isWeighed: true, delivered: 1290, percent: 20 }, 1200],
  ['heavier, half a cent rounded up', { isWeighed: true, ordered: 125, delivered: 999 }, 163],
  ['replaced by something cheaper', { delivered: 0, replacement: 700 }, 700],
  ['replaced by something dearer', { delivered: 0, replacement: 1500 }, 1000],
  ['replaced in part', { delivered: 400, replacement: 800 }, 1000],
  ['heavier and replaced', { isWeighed: true, delivered: 1200, replacement: 500 }, 1200],
] as const)('B-22, B-34 a line that came %s', (_, change, total) => {
  expect(deliveredLineTotal({ ...line, ...change })).toBe(total);
});

test('B-34 a weighed line costs at most its share more, half up', () => {
  expect(mostOfWeighed(420, 30)).toBe(546);
  expect(mostOfWeighed(333, 20)).toBe(400);
  expect(mostOfWeighed(0, 30)).toBe(0);
});

test('B-22 an order costs what came of it, and nothing where nothing came', () => {
  const order = { items: 5000, packages: 20, deliveryFee: 490, gift: 500 };
  expect(deliveredOrderTotal(order)).toBe(5010);
  expect(deliveredOrderTotal({ ...order, gift: 9000 })).toBe(0);
  expect(deliveredOrderTotal({ ...order, items: 0 })).toBe(0);
});
