import type { SnapshotFrom } from 'xstate';
import type { ContentHit, SearchHit } from '../../contract/api/content/content.ts';
import type { contentSearchMachine } from './content-search.machine.ts';
import type { SearchTab } from './content-search.types.ts';

type ContentSearch = SnapshotFrom<typeof contentSearchMachine>;

export const searchedWords = (search: ContentSearch): string => search.context.words;

export const shownTab = (search: ContentSearch): SearchTab =>
  search.matches('pages') ? 'pages' : search.context.isProductsOnly ? 'products' : 'all';

const noHits: readonly ContentHit[] = [];

/** What the texts have of the words, below the products. */
export const contentHits = (search: ContentSearch): readonly ContentHit[] => search.context.hits ?? noHits;

/** It is asked for, or will be once its place is near. */
export const isContentComing = (search: ContentSearch): boolean =>
  search.context.words !== '' &&
  (search.matches({ beside: 'waiting' }) || search.matches({ beside: 'finding' }));

/** All texts that hold the words, as far as they were looked at. */
export const foundPages = (search: ContentSearch): readonly SearchHit[] => search.context.pages;

/** How many there are in all. */
export const pagesTotal = (search: ContentSearch): number => search.context.total;

export const arePagesLoading = (search: ContentSearch): boolean => search.matches({ pages: 'loading' });

export const areMorePagesLoading = (search: ContentSearch): boolean =>
  search.matches({ pages: 'loadingMore' });

export const areNoPagesFound = (search: ContentSearch): boolean => search.matches({ pages: 'none' });

/** The first of them, or the next, did not come. */
export const havePagesFailed = (search: ContentSearch): boolean =>
  search.matches({ pages: 'failed' }) || search.matches({ pages: 'moreFailed' });

export const canSeeMorePages = (search: ContentSearch): boolean =>
  search.matches({ pages: 'shown' }) && search.context.page < search.context.totalPages;
