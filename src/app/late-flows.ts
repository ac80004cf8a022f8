import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { checkoutFlow } from './checkout-flow.ts';
import type { deliveryFlow } from './delivery-flow.ts';
import { dialogModules } from './dialog-modules.ts';

interface LateFlowsDependencies {
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
export const lateFlows = ({ services, isInvoiceNeeded, onDelivery, provide }: LateFlowsDependencies) => ({
  loadDelivery: fromPromise<void>(async () => {
    onDelivery();
    const [{ deliveryFlow }] = await Promise.all([import('./delivery-flow.ts'), dialogModules.delivery()]);
    provide({ delivery: deliveryFlow({ services }) });
  }),
  loadCheckout: fromPromise<void>(async () => {
    const { checkoutFlow } = await import('./checkout-flow.ts');
    provide({ checkout: checkoutFlow({ services, isInvoiceNeeded }) });
  }),
});
