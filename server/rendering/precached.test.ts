import { expect, test } from 'vitest';
import type { Manifest } from './build-manifest.ts';
import { precachedUrls } from './precached.ts';

const pages = [
  'cart',
  'category',
  'dashboard',
  'home',
  'list',
  'lists',
  'loyalty',
  'system/offline',
  'order',
  'orders',
];
const manifest: Manifest = {
  'src/boot/entry-client.ts': { file: 'assets/client.js', dynamicImports: ['_react.js'] },
  'src/boot/entry-early.ts': { file: 'assets/early.js' },
  '_react.js': { file: 'assets/react.js', isDynamicEntry: true },
  '_lists.js': { file: 'assets/shared-lists.js', css: ['assets/shared-lists.css'] },
  'src/views/cart/CartDrawer.tsx': {
    file: 'assets/drawer.js',
    css: ['assets/drawer.css'],
    isDynamicEntry: true,
  },
  ...Object.fromEntries(
    [...pages, 'product', 'search', 'usuals', 'registration'].map((page) => [
      `src/pages/${page}.page.tsx`,
      {
        file: `assets/${page}.js`,
        isDynamicEntry: true,
        ...(page === 'lists' && { imports: ['_lists.js'] }),
      },
    ]),
  ),
  'tenants/bottega/storefront.ts': { file: 'assets/bottega.js' },
};

test('B-40: fetched ahead is what is of use without network, each once, and nothing of a brand', () => {
  const urls = precachedUrls(manifest);
  expect(urls.toSorted()).toEqual(
    [
      'client.js',
      'react.js',
      'drawer.js',
      'drawer.css',
      'shared-lists.js',
      'shared-lists.css',
      ...[...pages, 'product', 'search', 'usuals'].map((page) => `${page}.js`),
    ]
      .map((name) => `/assets/${name}`)
      .toSorted(),
  );
});
