import type { VisitorFlows } from '../../views/flows.ts';
import { lazyFlow } from '../lazy-flow.ts';
import type { AmendmentDependencies } from './amendment.ts';

type AmendmentFlows = Pick<VisitorFlows, 'amendment'>;

/** What is seen of it while no order is changed. */
const first = { amendment: { value: 'away', context: { orderId: null, seen: null, error: null }, tags: [] } };

/**
 * The flow that changes an order: its code comes when that is first asked for, or with a cart that changes one. `isSeen`:
 * somebody looks at the page, which a server does not.
 */
export function lazyAmendment({
  isSeen,
  ...deps
}: AmendmentDependencies & { isSeen: boolean }): AmendmentFlows {
  const flows = lazyFlow<AmendmentFlows>(first, async () => {
    const opened = (await import('./amendment.ts')).openAmendment(deps);
    // It hears the cart itself from now on.
    heard?.unsubscribe();
    return opened;
  });
  const heard = isSeen
    ? deps.shop.flows.cart.on('cart.changed', (event) => {
        if (event.summary.amendedOrderId !== null) flows.amendment.send(event);
      })
    : undefined;
  return flows;
}
