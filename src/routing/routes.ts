import type { ShopFeature } from '../../contract/tenant.ts';
import type { FlowPage } from '../../machines/navigation/navigation.types.ts';
import { routeEntries, type PageName } from './route-table.ts';

/** One pattern of the route table. */
export interface Route {
  /** wouter's pattern. */
  pattern: string;
  /** Its file in `pages/`. */
  page: PageName;
  flowPage: FlowPage;
  needsLogin: boolean;
  isForSingleSignOn: boolean;
  /** Rendered with its data on the server; private pages ship their frame only. */
  isPublic: boolean;
  /** Whoever has a session gets it rendered with their own data. */
  isPersonal: boolean;
  /** The feature it is a page of, where a brand may be without that. */
  feature: ShopFeature | null;
}

/** Every pattern of the table; the first match counts. */
export const routes: readonly Route[] = routeEntries.flatMap(
  ({
    patterns,
    page,
    access,
    flowPage = 'other',
    isPersonal = false,
    isForSingleSignOn = false,
    feature = null,
  }) =>
    patterns.map((pattern) => ({
      pattern,
      page,
      flowPage,
      needsLogin: access === 'login',
      isForSingleSignOn,
      isPublic: access === 'public',
      isPersonal,
      feature,
    })),
);

export const unknownRoute: Route = {
  pattern: '*',
  page: 'not-found',
  flowPage: 'other',
  needsLogin: false,
  isForSingleSignOn: false,
  isPublic: true,
  isPersonal: false,
  feature: null,
};
