import type { Language } from '../../../contract/languages.ts';
import { readLanguage } from '../../../contract/rules/language/language-address.ts';
import { routeOf } from '../match-route.ts';
import { originOf } from './origin-of.ts';
import { paths } from '../paths.ts';
import { returnTarget } from '../return-target.ts';
import type { Route } from '../routes.ts';

/** Pages a link from outside may lead to (NAV-26), and where a bank leads back to who paid in the phone's browser. */
const linkedPages: ReadonlySet<Route['page']> = new Set([
  'cart',
  'payment',
  'payment-result',
  'checkout',
  'search',
  'product',
  'category',
  'orders',
  'order',
  'content',
]);

interface LinkedShop {
  /** Where the page runs: the shop's own, or that of its mobile shell. */
  origin: string;
  /** Hosts of the brand. */
  domains: readonly string[];
  /** Languages of the brand, its first one first. */
  languages: readonly [Language, ...Language[]];
}

/** Path and query of a link to this shop; null of any other. */
function ownPath(link: string, { origin, domains }: LinkedShop): string | null {
  if (link.startsWith('/')) return returnTarget(link, origin);
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  const isOwn = [origin, ...domains.map((domain) => `https://${domain}`)].includes(originOf(url));
  const hasCredentials = url.username !== '' || url.password !== '';
  return isOwn && !hasCredentials ? returnTarget(url.pathname + url.search, origin) : null;
}

/**
 * The path of this shop that a deep link leads to, without its language: that of its map, else the not-found page. It may come
 * from anybody, and never leads to another's address (NAV-26, NAV-27, PUSH-07).
 */
export function deepLinkPath(link: string, shop: LinkedShop): string {
  const own = ownPath(link, shop);
  if (own === null) return paths.notFound;
  const { path } = readLanguage(shop.languages, own);
  return linkedPages.has(routeOf(path).route.page) ? path : paths.notFound;
}
