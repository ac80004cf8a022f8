import { fromPromise } from 'xstate';
import type { Flyer } from '../../contract/api/content/flyer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const flyerActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewFlyer: fromPromise<Flyer | null, { slug: string }>(async ({ input, signal }) =>
    (await (await services()).posts()).flyer(input.slug, { signal }),
  ),
  listProducts: fromPromise<readonly Product[], { slugs: readonly string[]; hash: string }>(
    async ({ input, signal }) => (await services()).catalogue.named(input, { signal }),
  ),
});
