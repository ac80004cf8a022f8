import type { ShopServices } from '../../services/shop-services.ts';
import type { Ties } from '../routing/connected-logic.ts';
import { dialogModules } from './dialog-modules.ts';
import { lazyLogic } from './lazy-logic.ts';

interface LazyMachinesDependencies extends Pick<Ties, 'connected'> {
  services: () => Promise<ShopServices>;
  showClosedSlots: boolean;
  isInvoiceNeeded: () => boolean;
  /** The delivery dialogs are about to open. */
  onDelivery: () => void;
}

/** The machines whose code comes when they are needed: the shop loads each, then invokes it. */
export function lazyMachines({
  services,
  connected,
  showClosedSlots,
  isInvoiceNeeded,
  onDelivery,
}: LazyMachinesDependencies) {
  const delivery = lazyLogic(async () => {
    onDelivery();
    const [{ deliveryFlow }] = await Promise.all([
      import('./delivery-machines.ts'),
      dialogModules.delivery(),
    ]);
    return deliveryFlow({ services, showClosedSlots, connected });
  });
  const checkout = lazyLogic(async () => {
    const { checkoutFlow } = await import('./checkout-machines.ts');
    return checkoutFlow({ services, connected, isInvoiceNeeded });
  });
  return {
    loadDelivery: delivery.load,
    delivery: delivery.logic,
    loadCheckout: checkout.load,
    checkout: checkout.logic,
  };
}
