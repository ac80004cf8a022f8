import { expect, test } from 'vitest';
import { emptiedCartIn } from './emptied-cart.ts';
import { forgetEmptiedCart } from './forget-emptied-cart.ts';

function storageOf(stored: Map<string, string>): Storage {
  return {
    length: stored.size,
    clear: () => stored.clear(),
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

const emptied = {
  userId: 5,
  cartId: 77,
  items: [
    { productId: 7, quantity: 2, infos: { accept_alternatives: 'true' } },
    { productId: 8, quantity: 0.45, infos: { spessore: 'sottile', note: 'un {x} <0>' } },
  ],
  left: 600_000,
} as const;

test('B-43: an emptied cart is read back with the time that is left, and not a moment after', () => {
  const stored = new Map<string, string>();
  const at = (time: number) => emptiedCartIn({ storage: () => storageOf(stored), now: () => time });
  at(1_000).keep(emptied);
  expect(at(1_000).read()).toEqual(emptied);
  expect(at(600_999).read()).toEqual({ ...emptied, left: 1 });
  expect(at(601_000).read()).toBeNull();
});

test.each([
  ['null', (storage: () => Storage) => emptiedCartIn({ storage, now: () => 0 }).keep(null)],
  ['a logout', forgetEmptiedCart],
])('B-43: %s leaves nothing of it', (_, forget) => {
  const stored = new Map<string, string>([['pastedList', 'pane']]);
  const storage = () => storageOf(stored);
  emptiedCartIn({ storage, now: () => 0 }).keep(emptied);
  forget(storage);
  expect([...stored]).toEqual([['pastedList', 'pane']]);
});

test.each([
  '{',
  '7',
  '{}',
  '{"userId":"5","cartId":77,"items":[],"until":9}',
  '{"userId":5,"cartId":"77","items":[],"until":9}',
  '{"userId":5,"cartId":77,"items":{},"until":9}',
  '{"userId":5,"cartId":77,"items":[7],"until":9}',
  '{"userId":5,"cartId":77,"items":[{"productId":7,"quantity":"2"}],"until":9}',
  '{"userId":5,"cartId":77,"items":[{"productId":7,"quantity":2,"infos":{"taglio":1}}],"until":9}',
  '{"userId":5,"cartId":77,"items":[],"until":"9"}',
])('B-43: a broken value is no offer: %s', (text) => {
  const stored = new Map([['emptiedCart', text]]);
  expect(emptiedCartIn({ storage: () => storageOf(stored), now: () => 0 }).read()).toBeNull();
});

test('B-43: a browser that refuses storage offers nothing after a reload', () => {
  const storage = (): Storage => {
    throw new Error('refused');
  };
  const store = emptiedCartIn({ storage, now: () => 0 });
  store.keep(emptied);
  store.keep(null);
  expect(store.read()).toBeNull();
});
