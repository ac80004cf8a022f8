import { listCategories, viewCategory, viewCategoryBlock } from '../../../contract/api/category.ts';
import { listAlternatives, listProducts, viewProduct } from '../../../contract/api/product.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { listAlternatives as alternativesOf } from './alternatives.usecases.ts';
import { listCategories as listTree, viewBlock, viewCategory as viewNode } from './category.usecases.ts';
import { listShelf, viewProduct as viewOne } from './product-list.usecases.ts';
import { standpointOf } from './standpoint.ts';

/** A03-A05, A10. */
export function catalogueRoutes(api: ShopApi): void {
  api.open(
    viewCategory,
    async ({ scope, params }) => {
      const wanted = { slug: params.slug ?? null, categoryId: params.categoryId ?? null };
      const { filtered, depth, q = '' } = params;
      return { data: await viewNode(scope, wanted, { filtered, depth, q }) };
    },
    (raw) => 'slug' in raw || 'categoryId' in raw,
  );

  api.open(listCategories, async ({ scope, params }) => {
    const { filtered, depth, q = '' } = params;
    return { data: { categories: await listTree(scope, { filtered, depth, q }) } };
  });

  api.open(viewCategoryBlock, async ({ scope, user, params }) => {
    const standpoint = await standpointOf(scope, user?.userId ?? null);
    return { data: await viewBlock(scope, params.categoryBlockId, standpoint) };
  });

  api.open(
    viewProduct,
    async ({ scope, user, params }) => ({
      data: await viewOne(scope, params.slug, await standpointOf(scope, user?.userId ?? null)),
    }),
    (raw) => 'slug' in raw,
  );

  api.open(listProducts, async ({ scope, user, params }) => {
    const userId = user?.userId ?? null;
    const standpoint = await standpointOf(scope, userId);
    return { data: await listShelf(scope, params, { userId, standpoint }) };
  });

  api.open(listAlternatives, async ({ scope, user, params }) => {
    const standpoint = await standpointOf(scope, user?.userId ?? null);
    return { data: await alternativesOf(scope, params.productId, standpoint) };
  });
}
