import type { SnapshotFrom } from 'xstate';
import type { catalogueMachine } from './catalogue.machine.ts';

type Catalogue = SnapshotFrom<typeof catalogueMachine>;

/** Null as long as nothing can be shown of it. */
export const productList = (catalogue: Catalogue) =>
  catalogue.matches('loadingBoth') ? null : catalogue.context.list;
export const listQuery = (catalogue: Catalogue) => catalogue.context.query;
export const listCategory = (catalogue: Catalogue) => catalogue.context.category;
export const firstPageShown = (catalogue: Catalogue): number => catalogue.context.firstPage;
export const isListLoading = (catalogue: Catalogue): boolean =>
  catalogue.matches('loadingCategory') || catalogue.matches('loadingBoth') || catalogue.matches('loading');
export const isLoadingMore = (catalogue: Catalogue): boolean => catalogue.matches('loadingMore');
export const isCategoryMissing = (catalogue: Catalogue): boolean => catalogue.matches('missing');
export const hasListFailed = (catalogue: Catalogue): boolean => catalogue.matches('failed');
