import { SearchView } from '../../../src/views/catalogue/SearchView.tsx';
import { catalogueModel } from '../../../paths/models/catalogue/catalogue.model.ts';
import { emptyList, facetsWith, shelfList } from '../../fixtures/lists.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const chosen = ['brand:colle-chiaro'];

export const view = galleryView({
  kind: 'page',
  model: catalogueModel,
  isShown: ({ context: { query } }) => query.slug === null,
  variantName: ({ context: { list, firstPage } }) =>
    [list === null ? 'no list' : '', firstPage > 1 ? 'from the second page on' : '']
      .filter(Boolean)
      .join(', '),
  variants: (catalogue) => {
    const { query, list } = catalogue.context;
    const there = list === null ? catalogue : withContext(catalogue, { list: shelfList });
    if (!catalogue.matches('shown') || catalogue.context.firstPage > 1) return { '': there };
    return {
      '': there,
      'did you mean': withContext(there, {
        query: { ...query, q: 'pastta' },
        list: { ...shelfList, didYouMean: 'pasta' },
      }),
      'words left out': withContext(there, {
        query: { ...query, q: 'penne trafilate bio' },
        list: { ...shelfList, leftOut: ['trafilate', 'bio'] },
      }),
      'the offers': withContext(there, { query: { ...query, q: '', promo: true } }),
      'all products, some bought before': withContext(there, { query: { ...query, q: '', preferred: true } }),
      'nothing found': withContext(there, {
        query: { ...query, q: 'xyzzy' },
        list: { ...emptyList, facets: [] },
      }),
      'nothing found with filters': withContext(there, {
        query: { ...query, filters: chosen, onlyNew: true },
        list: { ...emptyList, facets: facetsWith(chosen) },
      }),
    };
  },
  show: (catalogue, record) => ({
    node: <SearchView catalogue={standIn('catalogue', catalogue, record)} />,
  }),
});
