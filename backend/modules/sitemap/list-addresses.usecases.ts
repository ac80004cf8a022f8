import { postTypes, type Post, type PostType } from '../../../contract/api/content/content.ts';
import { largestPageSize } from '../../../contract/api/page-sizes.ts';
import { dayOfInstant } from '../../../contract/rules/time/zone-time.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { ContentBackendError } from '../content/content-backend-error.ts';
import type { ContentBackend } from '../content/content-backend.ts';
import type { SitemapContext } from './sitemap.context.ts';

/** A page by what names it in its address, and the day (`YYYY-MM-DD`) it was last another. */
interface DatedSlug {
  readonly slug: string;
  readonly day: string;
}

/** A page by its path, likewise. */
interface DatedPath {
  readonly path: string;
  readonly day: string;
}

/** Everything of a shop that somebody may come to from outside. */
export interface ShopAddresses {
  /** What is sold: on the shelf and with a price. */
  readonly products: readonly DatedSlug[];
  /** With products, also those no menu names. */
  readonly categories: readonly DatedSlug[];
  readonly content: readonly DatedPath[];
}

const newestFirst = (one: string, other: string): number => (one < other ? 1 : -1);

const newestOf = (days: readonly string[]): string => days.toSorted(newestFirst)[0] ?? '';

/** A category is as new as the newest of its products. */
function datedCategories(
  { shelf }: Catalogue,
  dayOf: (productId: number) => string | undefined,
): readonly DatedSlug[] {
  const days = new Map<string, string>();
  for (const { row, trail } of shelf) {
    const day = dayOf(row.productId);
    if (day === undefined) continue;
    for (const { slug } of trail) days.set(slug, newestOf([day, days.get(slug) ?? '']));
  }
  return [...days].map(([slug, day]) => ({ slug, day }));
}

/** Every post of a type. */
async function postsOf(content: ContentBackend, type: PostType): Promise<readonly Post[]> {
  const posts: Post[] = [];
  for (let page = 1, total = 1; posts.length < total; page += 1) {
    // Each page tells how many there are.
    // oxlint-disable-next-line no-await-in-loop
    const found = await content.posts({ type, slug: null, category: null, page, perPage: largestPageSize });
    if (found.items.length === 0) break;
    posts.push(...found.items);
    total = found.total;
  }
  return posts;
}

/** Posts that are read on one page are one address, as new as the newest of them. A block is no page by itself. */
async function datedPosts({ content }: Pick<SitemapContext, 'content'>): Promise<readonly DatedPath[]> {
  const days = new Map<string, string>();
  const types = ['page', ...postTypes] as const;
  for (const posts of await Promise.all(types.map((type) => postsOf(content, type)))) {
    for (const { link, date } of posts) {
      const [path = ''] = link.split('#');
      days.set(path, newestOf([dayOfInstant(Date.parse(date)), days.get(path) ?? '']));
    }
  }
  return [...days].map(([path, day]) => ({ path, day }));
}

/** What a map of the shop for search engines names (CAT-26). */
export async function listAddresses(
  context: Pick<SitemapContext, 'changeDays' | 'content' | 'log' | 'shop' | 'today'>,
): Promise<ShopAddresses> {
  const { catalogue } = await context.shop();
  const days = await context.changeDays.newest(context.today);
  const dayOf = (productId: number) => days.get(productId);
  return {
    products: catalogue.shelf.flatMap(({ row }) => {
      const day = dayOf(row.productId);
      return day === undefined ? [] : [{ slug: row.slug, day }];
    }),
    categories: datedCategories(catalogue, dayOf),
    content: await datedPosts(context).catch((error: unknown) => {
      if (!(error instanceof ContentBackendError)) throw error;
      // The rest of the shop is found without its texts.
      context.log.warn('content.unavailable', { reason: error.message });
      return [];
    }),
  };
}

/** Whether the shop knows a product of this slug that it no longer sells (CAT-27). */
export async function isNoLongerSold(context: Pick<SitemapContext, 'shop'>, slug: string): Promise<boolean> {
  const { catalogue } = await context.shop();
  return catalogue.wasSold(slug);
}
