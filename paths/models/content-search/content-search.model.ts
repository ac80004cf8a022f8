import type { ContentHit, SearchHit } from '../../../contract/api/content/content.ts';
import type { contentSearchActors } from '../../../machines/content-search/content-search.actors.ts';
import { contentSearchMachine } from '../../../machines/content-search/content-search.machine.ts';
import type { FoundPages } from '../../../machines/content-search/content-search.types.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, says } from '../../kit/cases.ts';
import { contentSearchRules } from './content-search.rules.ts';

const hit = (id: number): ContentHit => ({
  id,
  title: `Testo ${id}`,
  url: `/page/testo-${id}`,
  type: 'page',
  slug: `testo-${id}`,
  excerpt: 'Come si fa…',
});
const page = (id: number): SearchHit => ({
  id,
  title: `Testo ${id}`,
  url: `/page/testo-${id}`,
  type: 'post',
  subtype: 'page',
});
const first: FoundPages = { items: [page(1), page(2)], total: 3, totalPages: 2 };
const second: FoundPages = { items: [page(3)], total: 3, totalPages: 2 };
const nothing: FoundPages = { items: [], total: 0, totalPages: 0 };

export const contentSearchModel = flowModel<
  typeof contentSearchMachine,
  ReturnType<typeof contentSearchActors>
>({
  name: 'content-search',
  machine: contentSearchMachine,
  starts: [
    { says: 'a search is shown', input: () => ({ words: 'pasta' }) },
    { says: 'the whole shop is shown', input: () => ({ words: '' }) },
  ],
  cases: {
    'content.wanted': [says('the place of the texts is near')],
    'words.changed': ({ context: { words } }) => [
      says('the same words are searched for', { words }),
      says('other words are searched for', { words: words === 'pasta' ? 'resi' : 'pasta' }),
    ],
    'tab.chosen': [
      says('all is chosen', { tab: 'all' as const }),
      says('the products are chosen', { tab: 'products' as const }),
      says('the texts are chosen', { tab: 'pages' as const }),
    ],
    'pages.more': [says('more texts are asked for')],
    'pages.retry': [says('the texts are asked for again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    findContent: {
      done: [says('texts hold the words', [hit(1), hit(2)]), says('no text does', [])],
      failed: fails('the search in the texts', 'serviceDown', 'network'),
    },
    searchContent: {
      done: ({ context: { page: at } }) =>
        at === 0
          ? [says('texts hold the words', first), says('no text does', nothing)]
          : [says('more texts hold them', second)],
      failed: fails('the search in the texts', 'serviceDown', 'network'),
    },
  },
  writes: [],
  project: ({ context: { words, isProductsOnly, hits, pages, page: at, totalPages } }) => ({
    words,
    isProductsOnly,
    hits: hits?.length ?? null,
    pages: pages.length,
    at: [at, totalPages],
  }),
  rules: contentSearchRules,
});
