import { describe, expect, test } from 'vitest';
import { assetsOf, chunkUrl, filesOf, importsOf, type Manifest } from './build-manifest.ts';

const manifest: Manifest = {
  'src/boot/entry-client.ts': {
    file: 'assets/entry.js',
    css: ['assets/app.css'],
    imports: ['_react.js', '_ui.js'],
    dynamicImports: ['_frame.js'],
  },
  '_react.js': { file: 'assets/react.js' },
  '_ui.js': { file: 'assets/ui.js', css: ['assets/ui.css'], imports: ['_react.js'] },
  'src/pages/home.page.tsx': { file: 'assets/home.js', imports: ['_ui.js', 'src/boot/entry-client.ts'] },
  'tenants/bottega/storefront.ts': {
    file: 'assets/bottega.js',
    css: ['assets/bottega.css'],
  },
  '_one.js': { file: 'assets/one.js', imports: ['_other.js'] },
  '_other.js': { file: 'assets/other.js', imports: ['_one.js'] },
};

describe('what a page needs of the build', () => {
  test('everything once, what is imported before what imports it, nothing else', () => {
    expect(
      assetsOf(manifest, [
        'tenants/bottega/storefront.ts',
        'src/boot/entry-client.ts',
        'src/pages/home.page.tsx',
      ]),
    ).toEqual({
      scripts: [
        '/assets/bottega.js',
        '/assets/react.js',
        '/assets/ui.js',
        '/assets/entry.js',
        '/assets/home.js',
      ],
      styles: ['/assets/bottega.css', '/assets/ui.css', '/assets/app.css'],
    });
  });

  test('what the client imports in steps, and nothing of what imports no more', () => {
    expect([importsOf(manifest, 'src/boot/entry-client.ts'), importsOf(manifest, '_react.js')]).toEqual([
      ['_frame.js'],
      [],
    ]);
  });

  test('chunks that import each other end the search', () => {
    expect(assetsOf(manifest, ['_one.js']).scripts).toEqual(['/assets/other.js', '/assets/one.js']);
  });

  test('LIFE-10: every file that may ever be loaded, and none of another brand', () => {
    const built: Manifest = {
      'src/app.ts': { file: 'assets/app.js', dynamicImports: ['src/client.ts'] },
      'src/client.ts': { file: 'assets/client.js', imports: ['_ui.js'], dynamicImports: ['src/page.tsx'] },
      '_ui.js': { file: 'assets/ui.js', css: ['assets/ui.css'], assets: ['assets/text.woff2'] },
      'src/page.tsx': { file: 'assets/page.js', imports: ['_ui.js'], dynamicImports: ['src/client.ts'] },
      'tenants/other/storefront.ts': { file: 'assets/other.js', imports: ['_ui.js'] },
    };
    expect(filesOf(built, ['src/app.ts'])).toEqual([
      'assets/app.js',
      'assets/client.js',
      'assets/page.js',
      'assets/text.woff2',
      'assets/ui.css',
      'assets/ui.js',
    ]);
    expect(() => filesOf(built, ['src/none.ts'])).toThrow(new RangeError('src/none.ts is not in the build'));
  });

  test('a source outside the build is named', () => {
    expect(() => assetsOf(manifest, ['src/pages/lists.page.tsx'])).toThrow(
      new RangeError('src/pages/lists.page.tsx is not in the build'),
    );
    expect(() => chunkUrl(manifest, 'src/boot/entry-early.ts')).toThrow(
      new RangeError('src/boot/entry-early.ts is not in the build'),
    );
    expect(chunkUrl(manifest, 'src/boot/entry-client.ts')).toBe('/assets/entry.js');
  });
});
