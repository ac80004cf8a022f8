import type { Thing } from 'schema-dts';
import type { ActorRefFrom } from 'xstate';
import type { catalogueMachine } from '../../machines/catalogue/catalogue.machine.ts';
import { listCategory, productList } from '../../machines/catalogue/catalogue.selectors.ts';
import { breadcrumbList, categoryCrumbs } from './breadcrumb-list.ts';
import type { FoundPage } from './found-page.ts';

function listed({ actors }: FoundPage) {
  const catalogue: ActorRefFrom<typeof catalogueMachine> | undefined = actors['catalogue'];
  return catalogue?.getSnapshot();
}

/** What the category page's actor shows; null as long as it shows none. */
export function shownCategory(page: FoundPage) {
  const snapshot = listed(page);
  return snapshot === undefined ? null : listCategory(snapshot);
}

/** The first product of its list; null where it has none. */
export function firstListed(page: FoundPage) {
  const snapshot = listed(page);
  return snapshot === undefined ? null : (productList(snapshot)?.products[0] ?? null);
}

/** The way down to a category. */
export function categoryThings(page: FoundPage): readonly Thing[] {
  const view = shownCategory(page);
  return view === null ? [] : [breadcrumbList(page, categoryCrumbs(view.breadCrumbs))];
}
