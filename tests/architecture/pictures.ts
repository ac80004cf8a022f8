import { Visitor } from 'rolldown/utils';
import { example, finding, isTest, type Rule, type Source } from './source.ts';

/** It is made of the element itself. */
const itself = 'src/ui/primitives/Img.tsx';

function plainPicturesIn(source: Source): string[] {
  if (!/^src\/.*\.tsx$/.test(source.path) || isTest(source.path) || source.path === itself) return [];
  const found: string[] = [];
  new Visitor({
    JSXOpeningElement({ name, start }) {
      if (name.type === 'JSXIdentifier' && name.name === 'img')
        found.push(finding(source, start, 'shows a picture by itself'));
    },
  }).visit(source.tree.program);
  return found;
}

/** The mobile app, whose pages have another origin, would not find it (decision 083). */
export const plainPictures: Rule = {
  says: 'a picture is shown by Img, which knows where it comes from',
  check: (sources) => sources.flatMap(plainPicturesIn),
  examples: [
    example(
      'src/ui/X.tsx',
      'export const X = () => <img src="/media/a.webp" alt="" />;',
      '1 shows a picture by itself',
    ),
    example('src/views/X.tsx', 'export const X = () => <Img src="/media/a.webp" />;'),
    example('gallery/X.tsx', 'export const X = () => <img alt="" />;'),
  ],
};
