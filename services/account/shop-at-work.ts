import { subscribeAtWork } from '../../contract/api/account/shop-at-work.ts';
import type { Workplace } from '../../contract/api/account/shop-at-work.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

export interface ShopAtWorkService {
  /** Joins the delivery to a workplace by its code; its address is among the shopper's then. */
  subscribe(code: string, options?: CallOptions): Promise<Workplace>;
}

export function createShopAtWorkService({ client }: { client: ApiClient }): ShopAtWorkService {
  return {
    subscribe: async (code, options) =>
      (await client.call(subscribeAtWork, { subscriptionCode: code }, options)).data,
  };
}
