import { escapeHtml } from '../../backend/http/escape-html.ts';
import type { Backend } from '../../backend/app.ts';
import type { Brand } from '../brands.ts';
import type { Renderer } from '../rendering/renderer.ts';
import { sharedCaching } from './shared-caching.ts';

interface SitemapDependencies {
  listAddresses: Backend['listAddresses'];
  renderer: Pick<Renderer, 'matchRoute' | 'publicPaths' | 'storefrontOf'>;
  /** Origin of the brand's canonical addresses. */
  originOf: (brand: Brand) => string;
}

/** Answers the maps of a brand's shop for search engines; null for every other path. */
export type Sitemap = (pathname: string, brand: Brand) => Promise<Response | null>;

/** A page's path and the day (`YYYY-MM-DD`) it was last another. */
interface DatedPath {
  readonly path: string;
  readonly day: string;
}

/** How many addresses stand in one map; a search engine takes 50,000, and reads small ones again sooner. */
const mostAddresses = 10_000;

const newest = (entries: readonly DatedPath[]): string =>
  entries.reduce((latest, { day }) => (day > latest ? day : latest), '');

const byPath = (one: DatedPath, other: DatedPath): number => (one.path < other.path ? -1 : 1);

function pagesOf(entries: readonly DatedPath[]): DatedPath[][] {
  const count = Math.max(1, Math.ceil(entries.length / mostAddresses));
  return Array.from({ length: count }, (_, at) =>
    entries.slice(at * mostAddresses, (at + 1) * mostAddresses),
  );
}

function xml(
  root: 'sitemapindex' | 'urlset',
  { origin, entries }: { origin: string; entries: readonly DatedPath[] },
): Response {
  const item = root === 'urlset' ? 'url' : 'sitemap';
  const items = entries.map(({ path, day }) => {
    const lastmod = day === '' ? '' : `<lastmod>${day}</lastmod>`;
    return `<${item}><loc>${escapeHtml(new URL(path, origin).href)}</loc>${lastmod}</${item}>\n`;
  });
  return new Response(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</${root}>\n`,
    {
      headers: {
        'Content-Type': 'application/xml; charset=utf-8',
        'Cache-Control': sharedCaching,
        Vary: 'Host',
      },
    },
  );
}

/** Maps of everything a brand's shop sells and says, so that all of it is found (CAT-26). */
export function createSitemap({ listAddresses, renderer, originOf }: SitemapDependencies): Sitemap {
  /** Some posts are parts of pages that are not there, or not for everybody. */
  const isFound = async ({ path }: DatedPath, { tenantId, languages }: Brand['facts']): Promise<boolean> => {
    const { tenant } = await renderer.storefrontOf(tenantId, languages[0]);
    const route = await renderer.matchRoute(path, tenant);
    return route.isPublic && route.page !== 'not-found';
  };

  /** The maps by their path; the first of the products is there even where nothing is sold. */
  async function mapsOf({ facts }: Brand): Promise<ReadonlyMap<string, readonly DatedPath[]>> {
    const addresses = await listAddresses(facts.tenantId);
    if (addresses === null) throw new RangeError(`unknown tenant ${facts.tenantId}`);
    const { home, product, category } = await renderer.publicPaths();
    const products = addresses.products.map(({ slug, day }) => ({ path: product(slug), day }));
    const categories = addresses.categories.map(({ slug, day }) => ({ path: category(slug), day }));
    const content: DatedPath[] = [];
    for (const post of addresses.content) if (await isFound(post, facts)) content.push(post);
    const day = newest([...products, ...content]);
    return new Map([
      ...pagesOf(products.toSorted(byPath)).map(
        (page, at) => [`/sitemaps/products-${at + 1}.xml`, page] as const,
      ),
      ['/sitemaps/categories.xml', categories.toSorted(byPath)],
      ['/sitemaps/content.xml', [{ path: home, day }, ...content.toSorted(byPath)]],
    ]);
  }

  return async (pathname, brand) => {
    const isIndex = pathname === '/sitemap.xml';
    if (!isIndex && !/^\/sitemaps\/[\w-]{1,40}\.xml$/.test(pathname)) return null;
    const origin = originOf(brand);
    const maps = await mapsOf(brand);
    if (isIndex) {
      const entries = [...maps].map(([path, listed]) => ({ path, day: newest(listed) }));
      return xml('sitemapindex', { origin, entries });
    }
    const entries = maps.get(pathname);
    return entries === undefined ? null : xml('urlset', { origin, entries });
  };
}
