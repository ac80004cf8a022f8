import { expect, test } from 'vitest';
import { heldQuantitiesIn } from './held-quantities.ts';

/** A storage with one text in it. */
function storageOf(text: string | null): { storage: () => Storage; text: () => string | null } {
  let stored = text;
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: () => stored,
    setItem: (_, value) => void (stored = value),
    removeItem: () => void (stored = null),
  };
  return { storage: () => storage as Storage, text: () => stored }; // what the store uses of it
}

const held = { cartId: 7, userId: 1, quantities: { 101: 3, 102: 0.5 } };

test('CART-07: quantities that are not saved are read as they were written, until nothing is held', () => {
  const { storage, text } = storageOf(null);
  const store = heldQuantitiesIn(storage);
  expect(store.read()).toBeNull();
  store.write(held);
  expect(store.read()).toEqual(held);
  store.write(null);
  expect(text()).toBeNull();
});

test.each([
  ['no JSON', '{', null],
  ['nobody’s', JSON.stringify({ ...held, userId: undefined }), null],
  ['no cart’s', JSON.stringify({ ...held, cartId: '7' }), null],
  [
    'wrong amounts',
    JSON.stringify({ ...held, quantities: { 101: 3, 102: 0, 103: -1, 104: '2', due: 4 } }),
    { ...held, quantities: { 101: 3 } },
  ],
])('CART-07: of %s nothing broken is read', (_, text, expected) => {
  expect(heldQuantitiesIn(storageOf(text).storage).read()).toEqual(expected);
});

test('CART-07: a browser that refuses storage holds nothing, and says nothing', () => {
  const store = heldQuantitiesIn(() => {
    throw new Error('refused');
  });
  store.write(held);
  expect(store.read()).toBeNull();
});
