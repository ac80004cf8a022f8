import { SearchBox } from '../../../src/views/shell/SearchBox.tsx';
import { searchBoxModel } from '../../../paths/models/search-box/search-box.model.ts';
import { keys, types } from '../../keyboard.ts';
import { emptyList, shelfList } from '../../fixtures/lists.ts';
import { withContext } from '../../states/reached-states.ts';
import { many, manyProducts } from '../../fixtures/more.ts';
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
  keyboard: {
    'open.wordsShown, empty, with words': [
      keys('Tab').focus('Cerca prodotti').sends('searchBox search.open'),
      keys('ArrowUp'),
      keys('ArrowDown').focus('latte'),
      keys('ArrowDown').focus('pane'),
      keys('ArrowDown'),
      keys('ArrowUp').focus('latte'),
      keys('ArrowUp').focus('Cerca prodotti').sends('searchBox search.open'),
      keys('ArrowDown').focus('latte'),
      keys('Escape').focus('Cerca prodotti').sends('searchBox search.open').sends('searchBox search.close'),
    ],
    closed: [
      keys('Tab').focus('Cerca prodotti').sends('searchBox search.open'),
      keys('ArrowDown'),
      keys('Enter').sends('searchBox search.submit {"text":"riso"}'),
      types('x').sends('searchBox search.textChanged {"text":"risox"}'),
      keys('Tab').focus('Svuota la ricerca'),
      keys('Enter').sends('searchBox search.textChanged {"text":""}'),
      keys('Tab').focus('Inquadra o scrivi il codice a barre'),
      keys('Tab').focus(null).sends('searchBox search.close'),
    ],
  },
  variantName: ({ context: { text, words, found } }) =>
    [
      text === '' ? 'empty' : '',
      words.length === 0 ? '' : 'with words',
      found === null ? '' : 'with products',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (box) => {
    const { found: hits, text, words } = box.context;
    if (hits === null)
      return box.matches({ open: 'wordsShown' }) && text === '' && words.length > 0
        ? {
            '': box,
            'one of them': withContext(box, { words: ['latte'] }),
            'six of them': withContext(box, { words: many(6, (at) => `parola ${at}`) }),
          }
        : { '': box };
    const found = withContext(box, { found: shelfList });
    if (!box.matches({ open: 'suggested' })) return { '': found };
    return {
      '': found,
      ...(words.length === 0 && {
        'one found': withContext(box, {
          found: {
            ...shelfList,
            page: { ...shelfList.page, totPages: 1, totItems: 1 },
            products: inDepartments.slice(0, 1),
          },
        }),
      }),
      corrected: withContext(box, { found: { ...shelfList, didYouMean: 'pasta' } }),
      'a word left out, in departments': withContext(box, {
        found: { ...shelfList, products: inDepartments, leftOut: ['zzyx'] },
      }),
      'more than fits': withContext(box, {
        found: {
          ...shelfList,
          products: manyProducts(12).map((product, at) => ({
            ...product,
            breadCrumbs: [{ categoryId: 50 + at, name: `Scaffale ${at}`, slug: `scaffale-${at}` }],
          })),
          leftOut: many(6, (one) => `parola${one}`),
          departments: many(12, (one) => ({
            categoryId: 400 + one,
            name: `Reparto ${one}`,
            count: one,
            selected: false,
          })),
        },
      }),
      'nothing found': withContext(box, { found: emptyList }),
    };
  },
  show: (searchBox) => ({ flows: { searchBox }, node: <SearchBox /> }),
});
