import { failureOf } from '../../../contract/api/failure.ts';
import {
  firstPageShown,
  hasListFailed,
  isCategoryMissing,
  isListLoading,
  isLoadingMore,
  listCategory,
  listQuery,
  productList,
} from '../../../machines/catalogue/catalogue.selectors.ts';
import type { ListQuery } from '../../../machines/catalogue/catalogue.types.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import { isShown, type ListStep, type Catalogue } from './catalogue.terms.ts';

const wanted = (step: ListStep): ListQuery | undefined => step.sent('query.changed')?.query;

const isSame = (step: ListStep): boolean =>
  JSON.stringify(wanted(step)) === JSON.stringify(listQuery(step.before));

const isLoadingBoth = (catalogue: Catalogue): boolean => catalogue.matches('loadingBoth');

/** One page further down the list that is shown. */
const isFurther = (step: ListStep): boolean =>
  productList(step.before) !== null &&
  JSON.stringify({ ...wanted(step), page: (wanted(step)?.page ?? 0) - 1 }) ===
    JSON.stringify(listQuery(step.before));

const isRefreshing = (catalogue: Catalogue): boolean => catalogue.matches('refreshing');

const timedOut = (step: ListStep, call: 'viewCategory' | 'listProducts'): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

const shownIds = (catalogue: Catalogue): string =>
  (productList(catalogue)?.products ?? []).map(({ productId }) => productId).join();

/** What must hold of the flow, whatever its chart says. */
export const catalogueRules: readonly Rule<ListStep>[] = [
  {
    id: 'CAT-02',
    says: 'The list asked for is the one of the address: query, category, day and pages.',
    when: (step) => step.calls('listProducts').length > 0,
    holds: (step) => {
      const [asked] = step.calls('listProducts');
      const { slug, parentCategoryId } = listQuery(step.after);
      const { listedId } = step.after.context;
      return (
        step.calls('listProducts').length === 1 &&
        JSON.stringify(asked?.query) === JSON.stringify(listQuery(step.after)) &&
        asked?.hash === step.after.context.hash &&
        asked.categoryId ===
          (slug === null ? parentCategoryId : (listCategory(step.after)?.category.categoryId ?? listedId))
      );
    },
  },
  {
    id: 'CAT-07',
    says: 'What the list shows is what the address says.',
    when: (step) => wanted(step) !== undefined,
    holds: (step) => JSON.stringify(listQuery(step.after)) === JSON.stringify(wanted(step)),
  },
  {
    id: 'CAT-04',
    says: 'A category is asked for by slug and id of the address, and only when it is not known.',
    when: (step) => step.calls('viewCategory').length > 0,
    holds: (step) =>
      step.calls('viewCategory').length === 1 &&
      step.calls('viewCategory')[0]?.slug === listQuery(step.after).slug &&
      step.calls('viewCategory')[0]?.categoryId === (listQuery(step.after).categoryId ?? undefined) &&
      listCategory(step.after)?.category.slug !== listQuery(step.after).slug,
  },
  {
    id: 'CAT-02',
    says: 'The same list is not asked for again.',
    when: (step) => wanted(step) !== undefined && isSame(step),
    holds: (step) =>
      step.calls('listProducts').length + step.calls('viewCategory').length === 0 &&
      shownIds(step.after) === shownIds(step.before),
  },
  {
    id: 'CAT-05',
    says: 'One page further asks for that page alone, while the pages above stay.',
    when: (step) => wanted(step) !== undefined && isFurther(step),
    holds: (step) =>
      step.calls('listProducts')[0]?.firstPage === wanted(step)?.page &&
      isLoadingMore(step.after) &&
      shownIds(step.after) === shownIds(step.before),
  },
  {
    id: 'CAT-05',
    says: 'The page that comes is appended to those above it.',
    when: (step) => step.done('listProducts') !== null && isLoadingMore(step.before),
    holds: (step) =>
      shownIds(step.after).startsWith(`${shownIds(step.before)},`) &&
      isShown(step.after) &&
      firstPageShown(step.after) === firstPageShown(step.before),
  },
  {
    id: 'CAT-05',
    says: 'A page that does not come leaves what is shown, and says why.',
    when: (step) =>
      isLoadingMore(step.before) && (step.failed('listProducts') !== null || timedOut(step, 'listProducts')),
    holds: (step) =>
      isShown(step.after) &&
      shownIds(step.after) === shownIds(step.before) &&
      step.after.context.error !== null,
  },
  {
    id: 'NAV-21',
    says: 'Another list of the same category or search is asked for at once, without asking for the category.',
    when: (step) =>
      wanted(step) !== undefined &&
      !isSame(step) &&
      !isFurther(step) &&
      wanted(step)?.slug === listQuery(step.before).slug &&
      step.wasInFlight('viewCategory') === 0 &&
      !isCategoryMissing(step.before) &&
      !hasListFailed(step.before),
    holds: (step) => step.calls('listProducts').length === 1 && step.calls('viewCategory').length === 0,
  },
  {
    id: 'NAV-21',
    says: 'Another category or a search keeps nothing of the old list.',
    when: (step) => wanted(step) !== undefined && wanted(step)?.slug !== listQuery(step.before).slug,
    holds: (step) =>
      productList(step.after) === null &&
      listCategory(step.after) === null &&
      step.after.context.error === null &&
      step.calls(wanted(step)?.slug === null ? 'listProducts' : 'viewCategory').length === 1,
  },
  {
    id: 'CAT-06',
    says: 'A list that comes is shown, with no error left, from its own first page.',
    when: (step) => step.done('listProducts') !== null && step.before.matches('loading'),
    holds: (step) =>
      isShown(step.after) &&
      productList(step.after) === step.done('listProducts')?.output &&
      step.after.context.error === null &&
      firstPageShown(step.after) === listQuery(step.after).page,
  },
  {
    id: 'CAT-06',
    says: 'A category and its list that were asked for together are shown when both are there.',
    when: (step) =>
      isLoadingBoth(step.before) &&
      (step.done('viewCategory') !== null || step.done('listProducts') !== null),
    holds: ({ after }) => {
      const { category, list, listedId, error } = after.context;
      const isWhole = category?.category.categoryId === listedId && list !== null;
      return error === null && (isWhole ? isShown(after) : isListLoading(after) && !after.hasTag('settled'));
    },
  },
  {
    id: 'NAV-04',
    says: 'A category that comes is kept, and its products are asked for, unless they were with it.',
    when: (step) => step.done('viewCategory') !== null,
    holds: (step) => {
      const { categoryId } = step.done('viewCategory')?.output.category ?? {};
      const isWithIt = isLoadingBoth(step.before) && categoryId === step.before.context.listedId;
      return (
        listCategory(step.after) === step.done('viewCategory')?.output &&
        step.calls('listProducts').length === (isWithIt ? 0 : 1)
      );
    },
  },
  {
    id: 'CAT-04',
    says: 'A category that does not exist is told so once.',
    when: (step) =>
      failureOf(step.failed('viewCategory')?.error) === 'notFound' || step.emitted('page.missing').length > 0,
    holds: (step) =>
      isCategoryMissing(step.after) &&
      step.emitted('page.missing').length === 1 &&
      productList(step.after) === null &&
      listCategory(step.after) === null,
  },
  {
    id: 'CAT-03',
    says: 'A category or list that cannot be loaded says why, and nothing old is shown under it.',
    when: (step) =>
      (step.wasInFlight('viewCategory') > 0 &&
        (timedOut(step, 'viewCategory') ||
          !['unexpected', 'notFound'].includes(failureOf(step.failed('viewCategory')?.error)))) ||
      ((step.before.matches('loading') || isLoadingBoth(step.before)) &&
        (timedOut(step, 'listProducts') || step.failed('listProducts') !== null)),
    holds: ({ after }) => hasListFailed(after) && after.context.error !== null && productList(after) === null,
  },
  {
    id: 'NAV-18',
    says: 'Asking again, or the service coming back, asks once for what the address wants.',
    when: (step) =>
      hasListFailed(step.before) &&
      (step.sent('list.retry') !== null || step.sent('service.resumed') !== null),
    holds: (step) =>
      step.calls('listProducts').length + step.calls('viewCategory').length === 1 &&
      isListLoading(step.after),
  },
  {
    id: 'CAT-13',
    says: 'The day is remembered wherever the list is; the same day asks for nothing.',
    when: (step) => step.sent('hash.changed') !== null,
    holds: (step) =>
      step.after.context.hash === step.sent('hash.changed')?.hash &&
      (step.after.context.hash !== step.before.context.hash || step.calls('listProducts').length === 0),
  },
  {
    id: 'CAT-13',
    says: 'Another day asks for the pages on screen again, in place.',
    when: (step) =>
      step.sent('hash.changed') !== null &&
      step.sent('hash.changed')?.hash !== step.before.context.hash &&
      (isShown(step.before) || isRefreshing(step.before) || isLoadingMore(step.before)),
    holds: (step) =>
      step.calls('listProducts')[0]?.firstPage === firstPageShown(step.before) &&
      shownIds(step.after) === shownIds(step.before) &&
      isRefreshing(step.after),
  },
  {
    id: 'CAT-13',
    says: 'A list on its way is asked for again for another day.',
    when: (step) =>
      step.sent('hash.changed') !== null &&
      step.sent('hash.changed')?.hash !== step.before.context.hash &&
      (step.before.matches('loading') || isLoadingBoth(step.before)),
    holds: (step) => step.calls('listProducts').length === 1 && step.after.context.list === null,
  },
  {
    id: 'CAT-13',
    says: 'A refresh shows what came; one that fails leaves what is shown, without a word.',
    when: (step) =>
      isRefreshing(step.before) &&
      (step.done('listProducts') !== null ||
        step.failed('listProducts') !== null ||
        timedOut(step, 'listProducts')),
    holds: (step) =>
      isShown(step.after) &&
      step.after.context.error === step.before.context.error &&
      (step.done('listProducts') === null
        ? shownIds(step.after) === shownIds(step.before)
        : productList(step.after) === step.done('listProducts')?.output),
  },
  offers({
    id: 'CAT-03',
    says: 'A list that failed can be asked for again.',
    from: hasListFailed,
    via: ({ id }) => id === 'list.retry',
    to: isListLoading,
  }),
  offers({
    id: 'NAV-21',
    says: 'Another list can be entered at any time.',
    from: () => true,
    via: ({ says: sentence }) => sentence === 'the fruit is entered' || sentence === 'a search is entered',
  }),
  reaches({
    id: 'CAT-06',
    says: 'From everywhere a list can be shown.',
    from: () => true,
    to: isShown,
  }),
];
