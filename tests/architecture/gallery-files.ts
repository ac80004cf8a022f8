import { example, finding, type Rule, type Source } from './source.ts';

const component = /^src\/ui\/(.+\.tsx)$/;

/** A function with a component's name that the file exports. */
const exportsComponent = ({ text, path }: Source): boolean =>
  component.test(path) && /^export function [A-Z]/m.test(text);

/** The browser's test of coverage looks into each file; this one says at once that it is missing. */
export const galleryFiles: Rule = {
  says: 'a component of src/ui has its states in gallery/components',
  check: (sources) => {
    const there = new Set(sources.map(({ path }) => path));
    return sources
      .filter(exportsComponent)
      .map((source) => ({ source, file: source.path.replace(component, 'gallery/components/$1') }))
      .filter(({ file }) => !there.has(file))
      .map(({ source, file }) => finding(source, 0, `is not shown by ${file}`));
  },
  examples: [
    example(
      'src/ui/buttons/A.tsx',
      'export function A() {}',
      '1 is not shown by gallery/components/buttons/A.tsx',
    ),
    example('src/ui/buttons/size.tsx', 'export function size() {}'),
    example('src/views/A.tsx', 'export function A() {}'),
    {
      of: {
        'src/ui/buttons/A.tsx': 'export function A() {}',
        'gallery/components/buttons/A.tsx': 'export const view = 1;',
      },
      finds: [],
    },
  ],
};
