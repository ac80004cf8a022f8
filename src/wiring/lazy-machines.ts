import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { checkoutFlow } from './checkout-machines.ts';
import type { deliveryFlow } from './delivery-machines.ts';
import { dialogModules } from './dialog-modules.ts';

interface LazyMachinesDependencies {
  services: () => Promise<ShopServices>;
  isInvoiceNeeded: () => boolean;
  /** The delivery dialogs are about to open. */
  onDelivery: () => void;
  /** Gives the root the flow it is about to invoke. */
  provide: (
    flow: { delivery: ReturnType<typeof deliveryFlow> } | { checkout: ReturnType<typeof checkoutFlow> },
  ) => void;
}

/** The flows whose code comes when they are needed: each is given to the root once its chunk is here. */
export const lazyMachines = ({
  services,
  isInvoiceNeeded,
  onDelivery,
  provide,
}: LazyMachinesDependencies) => ({
  loadDelivery: fromPromise<void>(async () => {
    onDelivery();
    const [{ deliveryFlow }] = await Promise.all([
      import('./delivery-machines.ts'),
      dialogModules.delivery(),
    ]);
    provide({ delivery: deliveryFlow({ services }) });
  }),
  loadCheckout: fromPromise<void>(async () => {
    const { checkoutFlow } = await import('./checkout-machines.ts');
    provide({ checkout: checkoutFlow({ services, isInvoiceNeeded }) });
  }),
});
