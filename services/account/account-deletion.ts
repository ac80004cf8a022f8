import {
  anonymiseUser,
  checkAnonymisation,
  requestAnonymisation,
} from '../../contract/api/account/account.ts';
import { listOrders } from '../../contract/api/ordering/order.ts';
import { orderPageSize } from '../../contract/api/page-sizes.ts';
import { isOrderUnderWay } from '../../contract/rules/checkout/order-status.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

/** What the mailed link carries. */
export interface DeletionLink {
  login: string;
  token: string;
}

export interface AccountDeletionService {
  /** Whether one of the newest orders has still to arrive; the shop has the last word when it deletes (REG-20). */
  isBlocked(options?: CallOptions): Promise<boolean>;
  /** Has the link mailed. */
  request(options?: CallOptions): Promise<void>;
  /** Whether the link may still be used. */
  check(link: DeletionLink, options?: CallOptions): Promise<boolean>;
  /** Uses the link up: the person is gone from the account, every session ends. */
  delete(link: DeletionLink, options?: CallOptions): Promise<void>;
}

export function createAccountDeletionService({ client }: { client: ApiClient }): AccountDeletionService {
  return {
    isBlocked: async (options) =>
      (await client.call(listOrders, { page: 1, page_size: orderPageSize }, options)).data.orders.some(
        ({ orderStatusId }) => isOrderUnderWay(orderStatusId),
      ),
    async request(options) {
      await client.call(requestAnonymisation, {}, options);
    },
    check: async (link, options) => (await client.call(checkAnonymisation, link, options)).data.valid,
    async delete(link, options) {
      await client.call(anonymiseUser, link, options);
    },
  };
}
