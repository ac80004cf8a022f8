import { listPaymentAuths, removePaymentAuth } from '../../contract/api/ordering/checkout.ts';
import type { PaymentAuth } from '../../contract/api/ordering/payment.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

export interface SavedCardService {
  /** Lists every saved card of the shopper, expired ones too. */
  list(options?: CallOptions): Promise<PaymentAuth[]>;
  /** Removes a saved card; answers those that are left. */
  remove(authId: number, options?: CallOptions): Promise<PaymentAuth[]>;
}

export function createSavedCardService({ client }: { client: ApiClient }): SavedCardService {
  return {
    list: async (options) => (await client.call(listPaymentAuths, {}, options)).data.auths,
    remove: async (authId, options) =>
      (await client.call(removePaymentAuth, { user_payment_auth_id: authId }, options)).data.auths,
  };
}
