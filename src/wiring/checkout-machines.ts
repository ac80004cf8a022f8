import { bagsActors } from '../../machines/bags/bags.actors.ts';
import { bagsMachine } from '../../machines/bags/bags.machine.ts';
import { checkoutActors } from '../../machines/checkout/checkout.actors.ts';
import { checkoutLogic } from '../../machines/checkout/checkout.logic.ts';
import { invoiceActors } from '../../machines/invoice/invoice.actors.ts';
import { invoiceLogic } from '../../machines/invoice/invoice.logic.ts';
import { sentBuyIn } from '../../services/sent-buy.ts';
import type { ShopServices } from '../../services/shop-services.ts';

interface CheckoutFlowDependencies {
  services: () => Promise<ShopServices>;
  isInvoiceNeeded: () => boolean;
}

/** The checkout with its invoice form; a chunk of its own. */
export function checkoutFlow({ services, isInvoiceNeeded }: CheckoutFlowDependencies) {
  return checkoutLogic.provide({
    actors: {
      ...checkoutActors({ services, sentBuy: sentBuyIn(() => sessionStorage) }),
      bags: bagsMachine.provide({ actors: bagsActors({ services }) }),
      invoice: invoiceLogic.provide({ actors: invoiceActors({ services, isInvoiceNeeded }) }),
    },
  });
}
