import { addressTypeCodes, deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { AddressBook } from '../../../contract/api/shopping/address.ts';
import type { AddressType, PickupPoint } from '../../../contract/api/shopping/delivery.ts';
import { hasFeature } from '../../../contract/rules/features/has-feature.ts';
import { coordinatesOf, metresBetween } from '../../platform/distance.ts';
import type { Coordinates } from '../../platform/distance.ts';
import { addressTypeIds } from '../address/address-types.ts';
import type { AddressRow } from '../address/address.repository.ts';
import { addressView } from '../address/address.view.ts';
import type { DeliveryContext } from './delivery.context.ts';
import { findFirstPickupSlots } from './first-pickup-slots.ts';
import type { FirstSlotsContext } from './first-pickup-slots.ts';

type PickupPointsContext = FirstSlotsContext & Pick<DeliveryContext, 'addresses'>;

/** Which pickup points to list; coordinates in degrees, distance in metres. */
export interface PointFilter {
  readonly serviceId: number | null;
  readonly type: AddressType | 'drive' | null;
  readonly near: (Coordinates & { distance: number }) | null;
}

/** The places to collect at that the brand has: without lockers the counters alone (ADR-32). */
async function listPoints(
  { addresses, facts }: Pick<DeliveryContext, 'addresses' | 'facts'>,
  filter: Parameters<DeliveryContext['addresses']['listPoints']>[0],
): Promise<readonly AddressRow[]> {
  const points = await addresses.listPoints(filter);
  if (hasFeature(facts, 'lockers')) return points;
  return points.filter(({ addressTypeId }) => addressTypeId !== addressTypeCodes.locker);
}

/** As many places to collect at as a book shows. */
const mostInBook = 20;

async function pointsView(
  context: FirstSlotsContext,
  rows: readonly AddressRow[],
  distanceTo: (row: AddressRow) => number | null,
): Promise<PickupPoint[]> {
  const { stores } = await context.shop();
  const firstSlotAt = await findFirstPickupSlots(context);
  return rows.map((row) => {
    const store = row.storeId === null ? null : stores.find(row.storeId);
    return {
      ...addressView(row, context.facts),
      openingHours: row.openingHours ?? store?.openingHours ?? [],
      firstSlot: store === null ? null : firstSlotAt(store.storeId),
      distance: distanceTo(row),
    };
  });
}

/** Pickup counters and lockers, nearest first where a point is given (S05, ADR-33). */
export async function listPickupPoints(
  context: PickupPointsContext,
  { serviceId, type, near }: PointFilter,
): Promise<PickupPoint[]> {
  if (serviceId !== null && serviceId !== deliveryServiceCodes.pickup) return [];
  const points = await listPoints(context, type === null ? {} : { types: [addressTypeIds[type]] });
  const away = (point: AddressRow) => {
    const place = coordinatesOf(point);
    return near === null || place === null ? null : metresBetween(near, place);
  };
  const within = points
    .filter((point) => near === null || (away(point) ?? 0) <= near.distance)
    .toSorted((one, other) => (away(one) ?? 0) - (away(other) ?? 0));
  return pointsView(context, within, away);
}

type BookContext = PickupPointsContext & Pick<DeliveryContext, 'savedPoints' | 'users'>;

/** The shopper's book: homes, and the counters and lockers chosen, the preferred store first (S22, ADR-03, ADR-11). */
export async function listSavedAddresses(context: BookContext, userId: number): Promise<AddressBook> {
  const homes = await context.addresses.listHomes(userId);
  const user = await context.users.findById(userId);
  const preferred = user?.defaultStoreAddressId ?? null;
  const saved = await context.savedPoints.list(userId, mostInBook);
  const ids = [...(preferred === null ? [] : [preferred]), ...saved.filter((id) => id !== preferred)];
  const all = await listPoints(context, {});
  const rows = ids.flatMap((id) => all.filter(({ addressId }) => addressId === id));
  const points = await pointsView(context, rows, () => null);
  return {
    homes: homes.map((row) => addressView(row, context.facts)),
    points: points.map((point) => ({ ...point, preferred: point.addressId === preferred })),
  };
}
