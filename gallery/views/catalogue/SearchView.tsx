import type { AnyMachineSnapshot } from 'xstate';
import type { ContentHit, SearchHit } from '../../../contract/api/content/content.ts';
import { contentSearchModel } from '../../../paths/models/content-search/content-search.model.ts';
import { aQuery } from '../../../paths/fixtures/catalogue-fixtures.ts';
import type { CatalogueRef } from '../../../src/views/catalogue/catalogue-ref.ts';
import type { ContentSearchRef } from '../../../src/views/catalogue/content-search-ref.ts';
import { SearchView } from '../../../src/views/catalogue/SearchView.tsx';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { departments } from '../../fixtures/categories.ts';
import { catalogueModel } from '../../../paths/models/catalogue/catalogue.model.ts';
import { departmentsWith, emptyList, facetsWith, shelfList } from '../../fixtures/lists.ts';
import { standIn, type Recorder } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { mergeViews } from '../../merge-views.ts';
import { many, manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

const hits: readonly ContentHit[] = [
  {
    id: 1,
    title: 'Amatriciana',
    url: '/ricette/amatriciana',
    type: 'ricette',
    slug: 'amatriciana',
    excerpt: 'Rosola il guanciale a fuoco basso…',
  },
  {
    id: 2,
    title: 'Settimana della dispensa',
    url: '/volantini/dispensa',
    type: 'volantini',
    slug: 'dispensa',
    excerpt: 'Pasta, pelati, olio e caffè…',
  },
  {
    id: 3,
    title: 'C’è una spesa minima?',
    url: '/faq#spesa-minima',
    type: 'faq',
    slug: 'spesa-minima',
    excerpt: 'Sì, 40\u00A0€ di prodotti.',
  },
];

const departmentsShown = (categories: readonly object[]) =>
  snapshotAt(contentBlockModel, 'shown', { data: { kind: 'categories', categories } });
/** What the departments are where nothing was found, by how many. */
const fewerDepartments: ReadonlyMap<string, readonly object[]> = new Map([
  ['no department', []],
  ['one department', departments.slice(0, 1)],
  [
    'twelve departments',
    manyLike(departments, 12, (at) => ({ categoryId: at, name: `Reparto ${at}`, slug: `reparto-${at}` })),
  ],
]);

const searchView = (catalogue: AnyMachineSnapshot, content: AnyMachineSnapshot, record: Recorder) => (
  // The stand-ins are no actors of one chart or another; the snapshots are the page's.
  <SearchView
    catalogue={standIn('catalogue', catalogue, record) as CatalogueRef}
    content={standIn('content', content, record) as ContentSearchRef}
    departments={standIn(
      'departments',
      departmentsShown(fewerDepartments.get(String(catalogue.context.shownDepartments)) ?? departments),
      record,
    )}
  />
);

const chosen = ['brand:colle-chiaro'];

const products = galleryView({
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
      'in several departments': withContext(there, {
        query: { ...query, q: 'pasta' },
        list: { ...shelfList, departments: departmentsWith(null) },
      }),
      'one word left out': withContext(there, { list: { ...shelfList, leftOut: ['bio'] } }),
      'in twelve departments': withContext(there, {
        query: { ...query, q: 'pasta di molte parole' },
        list: {
          ...shelfList,
          leftOut: many(6, (one) => `parola${one}`),
          departments: many(12, (one) => ({
            categoryId: 400 + one,
            name: `Reparto ${one}`,
            count: one,
            selected: false,
          })),
        },
      }),
      'within a department': withContext(there, {
        query: { ...query, q: 'pasta', parentCategoryId: 4 },
        list: { ...shelfList, departments: departmentsWith(4) },
      }),
      'nothing found in the department': withContext(there, {
        query: { ...query, q: 'pasta', parentCategoryId: 12 },
        list: {
          ...emptyList,
          facets: [],
          departments: [
            ...departmentsWith(12),
            { categoryId: 12, name: 'Casa e pulizia', count: 0, selected: true },
          ],
        },
      }),
      'the offers': withContext(there, { query: { ...query, q: '', promo: true } }),
      'all products, some bought before': withContext(there, { query: { ...query, q: '', preferred: true } }),
      'nothing found': withContext(there, {
        query: { ...query, q: 'xyzzy' },
        list: { ...emptyList, facets: [] },
      }),
      ...Object.fromEntries(
        [...fewerDepartments.keys()].map((shownDepartments) => [
          `nothing found, ${shownDepartments}`,
          withContext(there, {
            query: { ...query, q: 'xyzzy' },
            list: { ...emptyList, facets: [] },
            shownDepartments,
          }),
        ]),
      ),
      'nothing found with filters': withContext(there, {
        query: { ...query, filters: chosen, onlyNew: true },
        list: { ...emptyList, facets: facetsWith(chosen) },
      }),
    };
  },
  show: (catalogue, record) => ({
    node: searchView(catalogue, snapshotAt(contentSearchModel, 'beside.found', { hits: [] }), record),
  }),
});

const pages: readonly SearchHit[] = hits.map(({ id, title, url, type }) => ({
  id,
  title,
  url,
  type: 'post',
  subtype: type,
}));

const manyHits = many(12, (at) => ({
  ...hits[0],
  id: 100 + at,
  title: `Ricetta ${at}`,
  url: `/ricette/${at}`,
}));
const manyPages = manyHits.map((hit) => ({ ...pages[0], id: hit.id, title: hit.title, url: hit.url }));

/** Texts are asked for, and found where they have come. */
const isWhole = ({ context: { isProductsOnly, hits: found } }: AnyMachineSnapshot): boolean =>
  isProductsOnly === false && found?.length !== 0;

const texts = galleryView({
  kind: 'page',
  model: contentSearchModel,
  isShown: ({ context: { words } }) => words !== '',
  variantName: ({ context: { isProductsOnly, hits: found } }) =>
    [isProductsOnly ? 'products only' : '', found?.length === 0 ? 'no text' : ''].filter(Boolean).join(', '),
  variants: (content) => ({
    '': withContext(content, {
      words: 'pasta',
      ...(content.context.hits?.length > 0
        ? { hits: [...hits, ...hits.map((hit) => ({ ...hit, id: hit.id + 10 }))] }
        : {}),
      ...(content.context.pages?.length > 0 ? { pages } : {}),
    }),
    ...(isWhole(content) &&
      content.matches({ beside: 'found' }) && {
        'one text': withContext(content, { words: 'pasta', hits: hits.slice(0, 1) }),
        'twelve texts': withContext(content, { words: 'pasta', hits: manyHits }),
      }),
    ...(isWhole(content) &&
      content.matches({ pages: 'shown' }) && {
        'one page': withContext(content, { words: 'pasta', pages: pages.slice(0, 1) }),
        'twelve pages': withContext(content, { words: 'pasta', pages: manyPages }),
      }),
  }),
  show: (content, record) => ({
    node: searchView(
      snapshotAt(catalogueModel, 'shown', { query: aQuery({ q: 'pasta' }), list: shelfList }),
      content,
      record,
    ),
  }),
});

export const view = mergeViews(products, texts);
