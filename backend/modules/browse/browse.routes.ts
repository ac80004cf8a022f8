import { listCategories, viewCategory, viewCategoryBlock } from '../../../contract/api/shopping/category.ts';
import {
  listAlternatives,
  listCheaper,
  listCompanions,
  listNamedProducts,
  listProducts,
  viewProduct,
} from '../../../contract/api/shopping/product.ts';
import { matchProducts } from '../../../contract/api/shopping/product-match.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { digestKey } from '../../platform/digest-key.ts';
import { consumeAttempt } from '../auth/rate-limit.ts';
import { priceContextOf } from '../cart/user-price-context.ts';
import {
  listAlternatives as alternativesOf,
  listCheaper as cheaperOf,
  listCompanions as companionsOf,
} from './alternatives.usecases.ts';
import type { BrowseContext } from './browse.context.ts';
import { listCategories as listTree, viewBlock, viewCategory as viewNode } from './category.usecases.ts';
import { matchLines } from './match-lines.usecases.ts';
import { listNamed, listShelf, viewProduct as viewOne } from './product-list.usecases.ts';

const listsInTenMinutes = 120;

/** An empty text is no filter. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== '';

/** A03-A05, A10, A17, A18, A22, A23. */
export function browseRoutes(api: ShopApi<BrowseContext>): void {
  api.open(
    viewCategory,
    async ({ context, params }) => {
      const wanted = { slug: params.slug ?? null, categoryId: params.categoryId ?? null };
      const { filtered, depth, q = '' } = params;
      return { data: await viewNode(context, wanted, { filtered, depth, q }) };
    },
    (raw) => isGiven(raw['slug']) || 'categoryId' in raw,
  );

  api.open(listCategories, async ({ context, params }) => {
    const { filtered, depth, q = '' } = params;
    return { data: { categories: await listTree(context, { filtered, depth, q }) } };
  });

  api.open(viewCategoryBlock, async ({ context, user, params }) => {
    const priceContext = await priceContextOf(context, user?.userId ?? null);
    return { data: await viewBlock(context, params.categoryBlockId, priceContext) };
  });

  api.open(
    viewProduct,
    async ({ context, user, params }) => ({
      data: await viewOne(context, params.slug, await priceContextOf(context, user?.userId ?? null)),
    }),
    (raw) => isGiven(raw['slug']),
  );

  api.open(listProducts, async ({ context, user, params }) => {
    const userId = user?.userId ?? null;
    const priceContext = await priceContextOf(context, userId);
    return { data: await listShelf(context, params, { userId, priceContext }) };
  });

  api.open(listAlternatives, async ({ context, user, params }) => {
    const priceContext = await priceContextOf(context, user?.userId ?? null);
    return { data: await alternativesOf(context, params.productId, priceContext) };
  });

  api.open(listCompanions, async ({ context, user, params }) => {
    const priceContext = await priceContextOf(context, user?.userId ?? null);
    return { data: { products: [...(await companionsOf(context, params.productId, priceContext))] } };
  });

  api.open(listCheaper, async ({ context, user, params }) => {
    const priceContext = await priceContextOf(context, user?.userId ?? null);
    return { data: await cheaperOf(context, params.product_ids, priceContext) };
  });

  api.open(listNamedProducts, async ({ context, user, params }) => {
    const priceContext = await priceContextOf(context, user?.userId ?? null);
    return { data: { products: await listNamed(context, params.slugs, priceContext) } };
  });

  api.open(matchProducts, async ({ context, user, params, requestInfo }) => {
    // A list of fifty lines is fifty searches: nobody pastes one every other second (T10).
    const bucket = digestKey('match', requestInfo.address);
    await consumeAttempt(context, { bucket, limit: listsInTenMinutes, windowMs: 10 * 60_000 });
    const userId = user?.userId ?? null;
    const priceContext = await priceContextOf(context, userId);
    return { data: { lines: await matchLines(context, params.lines, { userId, priceContext }) } };
  });
}
