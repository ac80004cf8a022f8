import type { VisitorFlows } from '../../views/flows.ts';
import { lazyFlow } from '../lazy-flow.ts';
import type { ProductAlertsDependencies } from './product-alerts.ts';

type AlertFlows = Pick<VisitorFlows, 'productAlerts'>;

/** What is seen of them before the shop was asked. */
const first = { productAlerts: { value: 'away', context: {}, tags: [] } };

/** The flow of the products that are waited for: its code comes with the first thing it is asked (B-25). */
export const lazyProductAlerts = (deps: ProductAlertsDependencies): AlertFlows =>
  lazyFlow<AlertFlows>(first, async () => (await import('./product-alerts.ts')).openProductAlerts(deps));
