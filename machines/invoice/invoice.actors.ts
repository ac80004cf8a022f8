import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Billing } from '../../contract/api/account/registration.ts';
import type { ShopServices } from '../../services/shop-services.ts';

interface InvoiceDependencies {
  services: () => Promise<ShopServices>;
  /** Whether the cart asks for an invoice already. */
  isInvoiceNeeded: () => boolean;
}

export const invoiceActors = ({ services, isInvoiceNeeded }: InvoiceDependencies) => ({
  viewInvoice: fromPromise<{ isNeeded: boolean; billing: Billing | null }>(async ({ signal }) => {
    const { billing } = await (await services()).checkout.user({ signal });
    return { isNeeded: isInvoiceNeeded(), billing };
  }),
  saveNeed: fromPromise<CartAnswer, { isNeeded: boolean }>(async ({ input, signal }) =>
    (await services()).cart.saveInfo({ property: 'need_invoice', value: String(input.isNeeded) }, { signal }),
  ),
  saveBilling: fromPromise<Billing, { billing: Billing }>(async ({ input: { billing }, signal }) => {
    const saved = await (await services()).checkout.saveBilling(billing, { signal });
    return saved.billing ?? billing;
  }),
});
