import { bagsActors } from '../../machines/bags/bags.actors.ts';
import { bagsMachine } from '../../machines/bags/bags.machine.ts';
import { checkoutActors } from '../../machines/checkout/checkout.actors.ts';
import { checkoutLogic } from '../../machines/checkout/checkout.logic.ts';
import { invoiceActors } from '../../machines/invoice/invoice.actors.ts';
import { invoiceLogic } from '../../machines/invoice/invoice.logic.ts';
import { sentBuyIn } from '../../services/sent-buy.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { Ties } from '../routing/connected-logic.ts';

interface CheckoutFlowDependencies extends Pick<Ties, 'connected'> {
  services: () => Promise<ShopServices>;
  isInvoiceNeeded: () => boolean;
}

/** The checkout with its invoice form; a chunk of its own. */
export function checkoutFlow({ services, connected, isInvoiceNeeded }: CheckoutFlowDependencies) {
  return connected(
    checkoutLogic.provide({
      actors: {
        ...checkoutActors({ services, sentBuy: sentBuyIn(() => sessionStorage) }),
        bags: connected(bagsMachine.provide({ actors: bagsActors({ services }) })),
        invoice: connected(invoiceLogic.provide({ actors: invoiceActors({ services, isInvoiceNeeded }) })),
      },
    }),
  );
}
