import { defineConfig } from '@lingui/cli';

const unspoken = ['**/*.css.ts', '**/*.test.ts', '**/*.test.tsx'];

/**
 * Where the words of the frame and of the lists stand: all that home, category and search need at first. What is shown
 * once the visitor's machines are there is left out: the rest of the words comes before them.
 */
const frame = [
  'src/app/!(Overlays).tsx',
  'src/pages/home.page.tsx',
  'src/pages/category.page.tsx',
  'src/pages/search.page.tsx',
  'src/pages/not-found.page.tsx',
  'src/text/address.ts',
  'src/text/day.ts',
  'src/text/money.ts',
  'src/text/shop-time.ts',
  'src/views/shell/!(AssignedDelivery|Departments|Toasts).tsx',
  'src/views/home',
  'src/views/cart/use-cart-count.ts',
  'src/views/catalogue',
  'src/views/product-tile/!(InCartNote|LineNote|LineStepper|use-quantity-messages).*',
  'src/views/system',
];

export default defineConfig({
  sourceLocale: 'it',
  locales: ['it'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}/frame', include: frame, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/rest', include: ['src'], exclude: [...unspoken, ...frame] },
  ],
});
