import { codeOf, example, finding, type Rule } from './source.ts';

const settles = /onOpenAutoFocus=\{(?:focusContent|settleLayers)\}/;

/** Radix lets an overlay close by Escape some tasks after it has taken the focus. */
export const overlays: Rule = {
  says: 'an overlay is the one that Escape closes as soon as it has the focus',
  check: (sources) =>
    sources
      .filter(({ path }) => path.startsWith('src/'))
      .flatMap((source) =>
        [...codeOf(source).matchAll(/<Radix\.Content\b/g)].flatMap(({ index }) => {
          const props =
            codeOf(source)
              .slice(index)
              .split(/\n\s*>\n|>\n\s*</)[0] ?? '';
          return settles.test(props)
            ? []
            : [finding(source, index, 'does not settle the layers as it opens')];
        }),
      ),
  examples: [
    example(
      'src/ui/overlays/A.tsx',
      'const a = (\n  <Radix.Content className={cover}>\n    <p />\n  </Radix.Content>\n);',
      '2 does not settle the layers as it opens',
    ),
    example(
      'src/ui/overlays/A.tsx',
      'const a = (\n  <Radix.Content className={cover} onOpenAutoFocus={focusContent}>\n    <p />\n  </Radix.Content>\n);',
    ),
  ],
};
