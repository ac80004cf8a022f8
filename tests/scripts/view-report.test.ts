import { expect, test } from 'vitest';
import { expectShown, UnshownViewError, viewRow } from '../../scripts/reports/view-report.ts';

const looks = 'cart/CartView is accessible, can be pressed, fits 320 px and twice the text (B-20)';
const tree = 'cart/CartView: its accessible tree, and what each control sends';
const passed = [tree, looks, looks, looks];

test('a view has a row with its states and the tests that bear its name', () => {
  const others = ['cart/CartView2: its accessible tree', 'ui/cart/CartView: its accessible tree'];
  expect(
    viewRow('cart/CartView', '# cart/CartView\n\n## loading\n\n## empty\n', [...passed, ...others]),
  ).toEqual({
    name: 'cart/CartView',
    states: 2,
    tests: 4,
  });
});

test('views with a state, a tree and looks in each brand are shown', () => {
  expect(() => expectShown([viewRow('cart/CartView', '## empty', passed)])).not.toThrow();
});

test.each([
  { what: 'without a state', states: '', titles: passed },
  { what: 'of which no test passed', states: '## empty', titles: [] },
  { what: 'whose looks passed in no brand', states: '## empty', titles: [tree] },
  { what: 'whose looks passed in some brands', states: '## empty', titles: [tree, looks, looks] },
])('a view $what is named', ({ states, titles }) => {
  const shown = { name: 'home/HomeView', states: 1, tests: 4 };
  expect(() => expectShown([shown, viewRow('cart/CartView', states, titles)])).toThrow(
    new UnshownViewError('no test shows cart/CartView in its states'),
  );
});
