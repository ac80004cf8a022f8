import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
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

/** The page an address means; `href` is path and query. */
export function routeOf(href: string): MatchedRoute {
  const { pathname, search } = new URL(href, 'http://shop.invalid');
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parse, route.pattern, pathname);
    if (isMatch) {
      const known = Object.entries(params).map(([name, value]) => [name, decoded(value ?? '')]);
      return { route, at: { pathname, search, params: Object.fromEntries(known) } };
    }
  }
  return { route: unknownRoute, at: { pathname, search, params: {} } };
}
