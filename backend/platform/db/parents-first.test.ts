import { expect, test } from 'vitest';
import { parentsFirst } from './parents-first.ts';

test('tables come after those they point at, else by name', () => {
  const references = [
    { child: 'cart_lines', parent: 'carts' },
    { child: 'carts', parent: 'users' },
    { child: 'cart_lines', parent: 'products' },
    { child: 'categories', parent: 'categories' },
    { child: 'sessions', parent: 'long_spread' },
  ];
  expect(
    parentsFirst(['cart_lines', 'carts', 'users', 'products', 'categories', 'sessions'], references),
  ).toEqual(['categories', 'products', 'sessions', 'users', 'carts', 'cart_lines']);
});

test('tables that point at each other have no order', () => {
  const ring = [
    { child: 'a', parent: 'b' },
    { child: 'b', parent: 'a' },
  ];
  expect(() => parentsFirst(['a', 'b', 'c'], ring)).toThrow('tables point at each other: a, b');
});
