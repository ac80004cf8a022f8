import { minify } from 'terser';
import type { Plugin } from 'vite';

/** What React ships is small already. */
const isSmall = (name: string): boolean => name === 'react';

/** Makes what the bundler has minified smaller still: a second look saves 1.5 % of a page's scripts (decision 055). */
export const smallerScripts = (): Plugin => ({
  name: 'smaller-scripts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || isSmall(chunk.name)) continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2, keep_fargs: false },
        });
        if (code !== undefined) chunk.code = code;
      }
    },
  },
});
