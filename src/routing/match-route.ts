import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { hasFeature } from '../../contract/rules/features/has-feature.ts';
import type { Tenant } from '../../contract/tenant.ts';
import type { PageLocation } from './page.ts';
import { routes, unknownRoute, type Route } from './routes.ts';

export interface MatchedRoute {
  route: Route;
  at: PageLocation;
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // an address nobody can mean: the page will not find it
  }
};

/** The page an address means; `href` is path and query, and begins with a slash. */
export function routeOf(href: string): MatchedRoute {
  // Resolved against a base, two slashes would name another host.
  const { pathname, search } = new URL(`http://shop.invalid${href}`);
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.pattern, pathname);
    if (isMatch) {
      const known = Object.entries(params).map(([name, value]) => [name, decoded(value ?? '')]);
      return { route, at: { pathname, search, params: Object.fromEntries(known) } };
    }
  }
  return { route: unknownRoute, at: { pathname, search, params: {} } };
}

/** The page a brand shows there: of a feature it is without, the not-found page in place (NAV-20). */
export function shownRouteOf(href: string, { facts }: Pick<Tenant, 'facts'>): MatchedRoute {
  const { route, at } = routeOf(href);
  const isThere = route.feature === null || hasFeature(facts, route.feature);
  return { route: isThere ? route : unknownRoute, at };
}
