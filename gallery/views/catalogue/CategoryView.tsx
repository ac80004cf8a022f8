import { CategoryView } from '../../../src/views/catalogue/CategoryView.tsx';
import { catalogueModel } from '../../../paths/models/catalogue/catalogue.model.ts';
import { departmentView } from '../../fixtures/categories.ts';
import { emptyList, facetsWith, shelfList } from '../../fixtures/lists.ts';
import { at, keys } from '../../keyboard.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const chosen = ['brand:trafilona', 'dieta:vegano'];

export const view = galleryView({
  kind: 'page',
  model: catalogueModel,
  keyboard: {
    shown: [
      at('Filtri'),
      keys('Enter').focus('Filtra i prodotti').shows('dialog "Filtra i prodotti"'),
      keys('Escape').focus('Filtri').hides('dialog'),
      keys('Space').focus('Filtra i prodotti').shows('dialog "Filtra i prodotti"'),
    ],
  },
  isShown: ({ context: { query } }) => query.slug !== null,
  variantName: ({ context: { list, category, firstPage } }) =>
    [
      category === null ? 'no category' : '',
      list === null ? 'no list' : '',
      firstPage > 1 ? 'from the second page on' : '',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (catalogue) => {
    const { query, list, category } = catalogue.context;
    const there = withContext(catalogue, {
      category: category === null ? null : departmentView,
      list: list === null ? null : { ...shelfList, page: { ...shelfList.page, selPage: list.page.selPage } },
    });
    if (!catalogue.matches('shown') || catalogue.context.firstPage > 1) return { '': there };
    const filtered = { ...query, filters: chosen, promo: true, sort: 'priceAsc' };
    return {
      '': there,
      'with filters': withContext(there, {
        query: filtered,
        list: { ...shelfList, facets: facetsWith(chosen) },
      }),
      'the last page': withContext(there, {
        query: { ...query, page: 3 },
        list: { ...shelfList, page: { ...shelfList.page, selPage: 3, totItems: 6, totPages: 1 } },
      }),
      'empty with filters': withContext(there, {
        query: filtered,
        list: { ...emptyList, facets: facetsWith(chosen) },
      }),
      'empty without filters': withContext(there, { list: { ...emptyList, facets: [] } }),
    };
  },
  show: (catalogue, record) => ({
    node: <CategoryView catalogue={standIn('catalogue', catalogue, record)} />,
  }),
});
