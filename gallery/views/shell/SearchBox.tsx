import { SearchBox } from '../../../src/views/shell/SearchBox.tsx';
import { searchBoxModel } from '../../../paths/models/search-box/search-box.model.ts';
import { emptyList, shelfList } from '../../fixtures/lists.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const inDepartments = shelfList.products.map((product, at) => ({
  ...product,
  breadCrumbs: [
    at % 2 === 0
      ? { categoryId: 1, name: 'Pasta secca', slug: 'pasta-secca' }
      : { categoryId: 2, name: 'Frutta', slug: 'frutta' },
  ],
}));

export const view = galleryView({
  kind: 'part',
  model: searchBoxModel,
  variantName: ({ context: { text, words, found } }) =>
    [
      text === '' ? 'empty' : '',
      words.length === 0 ? '' : 'with words',
      found === null ? '' : 'with products',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (box) => {
    if (box.context.found === null) return { '': box };
    const found = withContext(box, { found: shelfList });
    if (!box.matches({ open: 'suggested' })) return { '': found };
    return {
      '': found,
      corrected: withContext(box, { found: { ...shelfList, didYouMean: 'pasta' } }),
      'a word left out, in departments': withContext(box, {
        found: { ...shelfList, products: inDepartments, leftOut: ['zzyx'] },
      }),
      'nothing found': withContext(box, { found: emptyList }),
    };
  },
  show: (searchBox) => ({ flows: { searchBox }, node: <SearchBox /> }),
});
