import { languageBase } from '../../../contract/rules/language/language-address.ts';
import type { Tenant } from '../../../contract/tenant.ts';

/** What the links of a brand's app are made of. */
type LinkedFacts = Pick<Tenant['facts'], 'languages' | 'mobileApp'>;

/**
 * The pages whose links a phone opens in the app (NAV-26), and those a bank leads back to, in the shop's first language: `/*` at
 * the end stands for anything below. All other addresses stay in the browser.
 */
export const deepLinks = [
  '/cart/',
  '/cart/payment-completed/*',
  '/cart/payment-error/*',
  '/payment',
  '/checkout',
  '/search',
  '/catalog/search',
  '/product/*',
  '/catalog/product/*',
  '/category/*',
  '/catalog/category/*',
  '/profile/orders',
  '/profile/orders/*',
  '/page/*',
] as const;

/** The deep links of a brand in each of its languages: "/cart/", then "/en/cart/". */
export const deepLinksOf = ({ languages }: Pick<LinkedFacts, 'languages'>): string[] =>
  languages.flatMap((language) => deepLinks.map((path) => languageBase(languages, language) + path));

/** Where Android looks for the apps that may open a domain's links. */
const androidPath = '/.well-known/assetlinks.json';

/** Where iOS does. */
const applePath = '/.well-known/apple-app-site-association';

type MobileApp = NonNullable<LinkedFacts['mobileApp']>;

const androidLinks = ({ id, androidFingerprints }: MobileApp) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: id, sha256_cert_fingerprints: androidFingerprints },
  },
];

const appleLinks = ({ id, appleTeamId }: MobileApp, paths: readonly string[]) => ({
  applinks: {
    details: [{ appIDs: [`${appleTeamId}.${id}`], components: paths.map((path) => ({ '/': path })) }],
  },
});

/**
 * Tells phones which app a brand's links belong to; null for any other address. A brand without an app has no such file:
 * neither vendor takes another answer than 200 for one.
 */
export function appLinks(pathname: string, facts: LinkedFacts): Response | null {
  if (pathname !== androidPath && pathname !== applePath) return null;
  const app = facts.mobileApp ?? null;
  if (app === null)
    return new Response('Non trovato', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  const links = pathname === androidPath ? androidLinks(app) : appleLinks(app, deepLinksOf(facts));
  return Response.json(links, { headers: { 'Cache-Control': 'public, max-age=3600' } });
}
