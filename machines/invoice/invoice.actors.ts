import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Billing } from '../../contract/api/account/registration.ts';
import type { ShopServices } from '../../services/shop-services.ts';

import type { KnownInvoice } from './invoice.types.ts';

interface InvoiceDependencies {
  services: () => Promise<ShopServices>;
  /** Whether the cart asks for an invoice already. */
  isInvoiceNeeded: () => boolean;
}

export const invoiceActors = ({ services, isInvoiceNeeded }: InvoiceDependencies) => ({
  viewInvoice: fromPromise<KnownInvoice>(async ({ signal }) => {
    const { profile } = await (await services()).account();
    const [{ billing }, holders] = await Promise.all([
      profile.view({ signal }),
      profile.listInvoiceHolders({ signal }),
    ]);
    return { isNeeded: isInvoiceNeeded(), billing, holders };
  }),
  saveNeed: fromPromise<CartAnswer, { isNeeded: boolean }>(async ({ input, signal }) =>
    (await services()).cart.saveInfo({ property: 'need_invoice', value: String(input.isNeeded) }, { signal }),
  ),
  saveBilling: fromPromise<Billing, { billing: Billing }>(async ({ input: { billing }, signal }) => {
    const saved = await (await (await services()).account()).profile.saveBilling(billing, { signal });
    return saved.billing ?? billing;
  }),
});
