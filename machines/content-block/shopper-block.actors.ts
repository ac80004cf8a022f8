import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { BlockData, BlockRequest } from './content-block.types.ts';

/** What only a shopper has, for a part that comes with its own code: the first page of a visitor need not carry it. */
export const loadShopperBlock = ({ services }: { services: () => Promise<ShopServices> }) =>
  fromPromise<BlockData | null, { request: BlockRequest }>(async ({ input: { request }, signal }) => {
    const { orders, wishlists } = await services();
    switch (request.kind) {
      case 'orders': {
        const list = await orders.list({ page: 1 }, { signal, silent: true });
        return { kind: 'orders', orders: list.orders };
      }
      case 'lists': {
        const { own, shared } = await (await wishlists()).list({ signal, silent: true });
        return { kind: 'lists', lists: [...own, ...shared] };
      }
      default:
        return null;
    }
  });
