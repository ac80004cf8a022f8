import {
  buy,
  listPackaging,
  listPaymentAuths,
  prepareCheckout,
  viewPrebilledAmount,
  type PreparedCart,
} from '../contract/api/ordering/checkout.ts';
import type { BoughtOrder, PaymentAuth, PaymentTypeId } from '../contract/api/ordering/payment.ts';
import type { Product } from '../contract/api/shopping/product.ts';
import type { ApiClient, CallOptions } from './api-client.ts';
import type { CartAnswer } from '../contract/api/shopping/cart-answer.ts';
import type { CartLedger } from './cart-ledger.ts';
import { withSectors } from './cart.ts';

/** How an order is to be paid; `authId` a stored card. */
export interface PaymentChoice {
  paymentTypeId: PaymentTypeId;
  authId: number | null;
}

export const paymentChoiceParams = ({ paymentTypeId, authId }: PaymentChoice) => ({
  payment_type_id: paymentTypeId,
  ...(authId === null ? {} : { user_payment_auth_id: authId }),
  payment_data: '{}',
});

export interface CheckoutService {
  prepare(terms: { accepted: boolean }, options?: CallOptions): Promise<CartAnswer<PreparedCart>>;
  buy(choice: PaymentChoice, options: CallOptions): Promise<BoughtOrder>;
  prebilledAmount(
    query: { paymentTypeId: PaymentTypeId; orderId?: number },
    options?: CallOptions,
  ): Promise<number>;
  packaging(options?: CallOptions): Promise<Product[]>;
  /** The stored cards of these types: a convenience, so nothing is said where they do not come (decision 003). */
  storedCards(paymentTypeIds: readonly PaymentTypeId[], options?: CallOptions): Promise<PaymentAuth[]>;
}

export function createCheckoutService({
  client,
  ledger,
}: {
  client: ApiClient;
  ledger: CartLedger;
}): CheckoutService {
  return {
    prepare: ({ accepted }, options) =>
      ledger.write(() => client.call(prepareCheckout, { ...withSectors, terms_accepted: accepted }, options)),
    buy: async (choice, options) => (await client.call(buy, paymentChoiceParams(choice), options)).data,
    prebilledAmount: async ({ paymentTypeId, orderId }, options) =>
      (
        await client.call(
          viewPrebilledAmount,
          { payment_type_id: paymentTypeId, ...(orderId === undefined ? {} : { order_id: orderId }) },
          options,
        )
      ).data.prebilledAmount,
    packaging: async (options) => (await client.call(listPackaging, {}, options)).data.products,
    storedCards: async (paymentTypeIds, options) => {
      const answers = paymentTypeIds.map((type) =>
        client.call(listPaymentAuths, { payment_type_id: type }, { ...options, silent: true }),
      );
      return (await Promise.all(answers)).flatMap(({ data }) => data.auths);
    },
  };
}
