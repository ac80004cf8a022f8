import type { Transactional } from '../../platform/platform-context.ts';
import { canPark } from './order-permissions.ts';
import { parkingLabel } from './parking-label.ts';
import type { OrderContext } from './order.context.ts';
import { fullCarPark, notReservable, unknownOrder } from './order.errors.ts';
import type { OrderRow } from './order.repository.ts';

const placesPerStore = 12;

async function keepFirstFree(
  unit: Pick<OrderContext, 'now' | 'parking'>,
  order: OrderRow,
  distance: number,
): Promise<number> {
  for (let attempt = 0; attempt < placesPerStore; attempt += 1) {
    const taken = new Set(await unit.parking.taken(order.storeId));
    const place = Array.from({ length: placesPerStore }, (_, at) => at + 1).find((one) => !taken.has(one));
    if (place === undefined) break;
    const { orderId, storeId } = order;
    const kept = { orderId, storeId, place, distance: Math.round(distance), reservedAt: unit.now };
    if (await unit.parking.keep(kept)) return place;
  }
  throw fullCarPark();
}

/** Keeps a parking place for a pickup that is ready; asked again it is the same one (O13, ORD-11). */
export function reserveParking(
  context: Transactional<Pick<OrderContext, 'now' | 'orders' | 'parking'>>,
  userId: number,
  { orderId, distance }: { orderId: number; distance: number },
): Promise<string> {
  return context.transaction(async (unit) => {
    const order = await unit.orders.lock(orderId);
    if (order === null || order.userId !== userId) throw unknownOrder();
    if (!canPark(order)) throw notReservable();
    const known = await unit.parking.findOf(orderId);
    return parkingLabel(known ?? (await keepFirstFree(unit, order, distance)));
  });
}
