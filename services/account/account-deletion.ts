import {
  anonymiseUser,
  checkAnonymisation,
  requestAnonymisation,
} from '../../contract/api/account/account.ts';
import { listOrders, type Order } from '../../contract/api/ordering/order.ts';
import { orderPageSize } from '../../contract/api/page-sizes.ts';
import { nextOrder } from '../../contract/rules/checkout/next-order.ts';
import { isOrderUnderWay } from '../../contract/rules/checkout/order-status.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

/** What the mailed link carries. */
export interface DeletionLink {
  login: string;
  token: string;
}

export interface AccountDeletionService {
  /**
   * The one of the newest orders that has still to arrive, the next of them if there are more, or null; the shop has the
   * last word when it deletes (REG-20).
   */
  orderInTheWay(options?: CallOptions): Promise<Order | null>;
  /** Has the link mailed. */
  request(options?: CallOptions): Promise<void>;
  /** Whether the link may still be used. */
  check(link: DeletionLink, options?: CallOptions): Promise<boolean>;
  /** Uses the link up: the person is gone from the account, every session ends. */
  delete(link: DeletionLink, options?: CallOptions): Promise<void>;
}

export function createAccountDeletionService({ client }: { client: ApiClient }): AccountDeletionService {
  return {
    async orderInTheWay(options) {
      const { orders } = (await client.call(listOrders, { page: 1, page_size: orderPageSize }, options)).data;
      return nextOrder(orders) ?? orders.find(({ orderStatusId }) => isOrderUnderWay(orderStatusId)) ?? null;
    },
    async request(options) {
      await client.call(requestAnonymisation, {}, options);
    },
    check: async (link, options) => (await client.call(checkAnonymisation, link, options)).data.valid,
    async delete(link, options) {
      await client.call(anonymiseUser, link, options);
    },
  };
}
