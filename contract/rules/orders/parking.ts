import { deliveryServiceCodes, orderStatusCodes } from '../../api/codes.ts';
import type { Order } from '../../api/ordering/order.ts';

/** Whether a parking place may be kept for an order: it waits in the store to be picked up (ORD-11). */
export const canReserveParking = ({
  orderStatusId,
  shippingAddress,
}: Pick<Order, 'orderStatusId' | 'shippingAddress'>): boolean =>
  orderStatusId === orderStatusCodes.nearlyReady &&
  shippingAddress?.deliveryServiceId === deliveryServiceCodes.pickup;
