import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { BlockData, BlockRequest } from './content-block.types.ts';

interface BlockDependencies {
  services: () => Promise<ShopServices>;
  now: () => number;
}

async function load(
  request: BlockRequest,
  { catalogue, content, delivery }: ShopServices,
  { signal, now }: { signal: AbortSignal; now: () => number },
): Promise<BlockData | null> {
  switch (request.kind) {
    case 'menu':
      return { kind: 'menu', menu: await content.menu(request.location, { signal }) };
    case 'slides': {
      const slides = await content.slides(
        {
          id: request.slidesId,
          at: now(),
          count: request.count,
          deliveryServiceId: request.deliveryServiceId,
        },
        { signal },
      );
      return slides.length === 0 ? null : { kind: 'slides', slides };
    }
    case 'products': {
      const block = await catalogue.block(request.blockId, { signal });
      return block.products.length === 0 ? null : { kind: 'products', block };
    }
    case 'post': {
      const post = await content.block(request.slug, { signal });
      return post === null ? null : { kind: 'post', post };
    }
    case 'categories':
      return {
        kind: 'categories',
        categories: await catalogue.categories(request.depth, { signal, silent: true }),
      };
    case 'category': {
      const { category } = await catalogue.category({ slug: request.slug }, { signal, silent: true });
      return { kind: 'category', category };
    }
    case 'timeslots': {
      const days = await delivery.timeslots(
        { deliveryServiceId: request.deliveryServiceId, checkLocker: false },
        { signal, silent: true },
      );
      return { kind: 'timeslots', deliveryServiceId: request.deliveryServiceId, days };
    }
    // What only a shopper has comes by shopper-block.actors.ts.
    default:
      return null;
  }
}

export const contentBlockActors = ({ services, now }: BlockDependencies) => ({
  loadBlock: fromPromise<BlockData | null, { request: BlockRequest }>(async ({ input, signal }) =>
    load(input.request, await services(), { signal, now }),
  ),
});
