import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { Address, AddressType } from '../../../contract/api/shopping/delivery.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import { coordinatesOf, metresBetween } from '../../platform/distance.ts';
import { addressTypeIds } from './address-types.ts';
import type { AddressContext } from './address.context.ts';
import type { AddressRow } from './address.repository.ts';
import { addressView } from './address.view.ts';

type ListAddressesContext = Pick<AddressContext, 'addresses' | 'facts'>;

/** Which pickup points to list; coordinates in degrees, distance in metres. */
export interface PointFilter {
  readonly serviceId: number | null;
  readonly type: AddressType | 'drive' | null;
  readonly near: { latitude: number; longitude: number; distance: number } | null;
}

/** Pickup counters and lockers, nearest first where a point is given (S05, ADR-33). */
export async function listPickupPoints(
  context: ListAddressesContext,
  filter: PointFilter,
): Promise<Address[]> {
  const { serviceId, type, near } = filter;
  if (serviceId !== null && serviceId !== deliveryServiceCodes.pickup) return [];
  const points = await context.addresses.listPoints(type === null ? {} : { types: [addressTypeIds[type]] });
  const away = (point: AddressRow) => {
    const place = coordinatesOf(point);
    return near === null || place === null ? 0 : metresBetween(near, place);
  };
  return points
    .filter((point) => near === null || away(point) <= near.distance)
    .toSorted((one, other) => away(one) - away(other))
    .map((point) => addressView(point, context.facts));
}

/** Pickup points of one store (S06). */
export async function listStorePoints(
  context: Pick<AddressContext, 'addresses' | 'facts' | 'shop'>,
  storeId: number,
): Promise<Address[]> {
  const { stores } = await context.shop();
  if (stores.find(storeId) === null) throw new UnknownResourceError('store');
  const points = await context.addresses.listPoints({ storeId });
  return points.map((point) => addressView(point, context.facts));
}

/** Own homes, or the points everybody may use (S07, API-24). */
export async function listAddresses(
  context: ListAddressesContext,
  userId: number,
  type: AddressType | 'drive',
): Promise<Address[]> {
  const rows =
    type === 'home'
      ? await context.addresses.listHomes(userId)
      : await context.addresses.listPoints({ types: [addressTypeIds[type]] });
  return rows.map((row) => addressView(row, context.facts));
}

/** An own home or a pickup point (S08). */
export async function viewAddress(
  context: ListAddressesContext,
  userId: number,
  addressId: number,
): Promise<Address> {
  const found = await context.addresses.findUsable(userId, addressId);
  if (found === null) throw new UnknownResourceError('address');
  return addressView(found, context.facts);
}
