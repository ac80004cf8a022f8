import type { SnapshotFrom } from 'xstate';
import type { productAlertsMachine } from './product-alerts.machine.ts';
import type { AlertPress, ProductAlert } from './product-alerts.types.ts';

/** Where nobody is logged in nothing is known, of which a page need not be told. */
type ProductAlerts = SnapshotFrom<typeof productAlertsMachine>;

const pressOf = ({ sending, presses }: ProductAlerts['context'], productId: number): AlertPress | undefined =>
  [...presses, ...(sending === null ? [] : [sending])].find(({ product }) => product.productId === productId);

/** Whether the product is waited for: as it was pressed, else as the shop has it (B-25). */
export function isAwaited(flow: ProductAlerts, productId: number): boolean {
  if (flow.matches('away')) return false;
  const { context } = flow;
  const atShop = context.alerts?.some(({ product }) => product.productId === productId) === true;
  return pressOf(context, productId)?.wanted ?? (atShop && !context.removed.includes(productId));
}

/** A press of it waits for the shop. */
export const isAlertOnItsWay = (flow: ProductAlerts, productId: number): boolean =>
  !flow.matches('away') && pressOf(flow.context, productId) !== undefined;

/** What is waited for, and what was taken off since the shop told; null before it has. */
export const shownAlerts = (flow: ProductAlerts): readonly ProductAlert[] | null =>
  flow.matches('away') ? null : flow.context.alerts;

/** The shop did not tell what is waited for. */
export const areAlertsLost = (flow: ProductAlerts): boolean =>
  flow.matches('resting') && flow.context.alerts === null;

/** The shop is asked. */
export const areAlertsComing = (flow: ProductAlerts): boolean => flow.matches('loading');
