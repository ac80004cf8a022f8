import { CategoryView } from '../../../src/views/catalogue/CategoryView.tsx';
import { catalogueModel } from '../../../paths/models/catalogue/catalogue.model.ts';
import { aCategoryNode, departmentView } from '../../fixtures/categories.ts';
import { emptyList, facetsWith, shelfList } from '../../fixtures/lists.ts';
import { at, keys } from '../../keyboard.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { many, manyProducts } from '../../fixtures/more.ts';
import type { Facet } from '../../../contract/api/shopping/product.ts';
import { galleryView } from '../../view.ts';

const chosen = ['brand:trafilona', 'dieta:vegano'];

const manyChosen = [...many(8, (one) => `marca:marca-${one}`), 'gruppo-2:valore-2'];
/** Twelve groups of filters, the first with sixty values, the second with one of the same name. */
const manyFacets: Facet[] = many(12, (group) => ({
  parameterName: group === 1 ? 'marca' : `gruppo-${group}`,
  name: group === 1 ? 'Marca' : `Gruppo ${group}`,
  values: many(group === 1 ? 60 : 1, (one) => ({
    key: group === 1 ? `marca-${one}` : `valore-${group}`,
    name: group === 1 ? `Marca ${one}` : group === 2 ? 'Marca 2' : `Valore ${group}`,
    count: one,
    selected: group === 1 ? one < 9 : group === 2,
  })),
}));
const oneFacet = manyFacets.slice(-1).map((facet) => ({ ...facet, values: facet.values.slice(0, 1) }));

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
    if (catalogue.context.firstPage > 1) return { '': withContext(there, { firstPage: 3 }) };
    if (!catalogue.matches('shown')) return { '': there };
    const filtered = {
      ...query,
      filters: chosen,
      promo: true,
      onlyNew: true,
      preferred: true,
      sort: 'priceAsc',
    };
    return {
      '': there,
      'with filters': withContext(there, {
        query: filtered,
        list: { ...shelfList, facets: facetsWith(chosen) },
      }),
      'many filters': withContext(there, {
        query: { ...query, filters: manyChosen },
        category: {
          ...departmentView,
          category: {
            ...departmentView.category,
            categories: many(12, (one) =>
              aCategoryNode({ categoryId: 700 + one, name: `Scaffale ${one}`, slug: `scaffale-${one}` }),
            ),
          },
          breadCrumbs: [
            ...many(2, (one) => ({ categoryId: 600 + one, name: `Livello ${one}`, slug: `livello-${one}` })),
            ...departmentView.breadCrumbs,
          ],
        },
        list: { ...shelfList, products: manyProducts(24), facets: manyFacets },
      }),
      'one of each': withContext(there, {
        category: {
          ...departmentView,
          category: {
            ...departmentView.category,
            categories: [aCategoryNode({ categoryId: 701, name: 'Scaffale', slug: 'scaffale' })],
          },
          breadCrumbs: [...departmentView.breadCrumbs, { categoryId: 12, name: 'Frutta', slug: 'frutta' }],
        },
        list: { ...shelfList, products: manyProducts(1), facets: oneFacet },
      }),
      'the last page': withContext(there, {
        query: { ...query, page: 3 },
        list: { ...shelfList, page: { ...shelfList.page, selPage: 3, totItems: 6, totPages: 1 } },
      }),
      'empty with filters': withContext(there, {
        query: filtered,
        list: { ...emptyList, facets: facetsWith(chosen) },
      }),
      'empty without filters': withContext(there, {
        list: { ...emptyList, facets: [] },
        category: { ...departmentView, category: { ...departmentView.category, categories: [] } },
      }),
    };
  },
  show: (catalogue, record) => ({
    node: <CategoryView catalogue={standIn('catalogue', catalogue, record)} />,
  }),
});
