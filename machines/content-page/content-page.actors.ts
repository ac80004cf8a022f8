import { fromPromise } from 'xstate';
import type { Post } from '../../contract/api/content/content.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const contentPageActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewPost: fromPromise<Post | null, { slug: string }>(async ({ input, signal }) =>
    (await services()).content.page(input.slug, { signal }),
  ),
});
