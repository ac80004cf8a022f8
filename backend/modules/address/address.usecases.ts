import type {
  Address,
  AddressType,
  AddressTypeId,
  DeliveryServiceId,
} from '../../../contract/api/delivery.ts';
import { ParameterError, UnknownResourceError } from '../../refusals.ts';
import type { TenantScope } from '../../scope.ts';
import { ensureActiveCart } from '../cart/active-cart.usecases.ts';
import type { CartRow } from '../cart/cart.repository.ts';
import { editCart } from '../cart/edit-cart.ts';
import type { EditedCart } from '../cart/edit-cart.ts';
import { coordinatesOf, metresBetween } from '../store/distance.ts';
import { dropSlot } from '../timeslot/select-timeslot.usecases.ts';
import { addressInUse, frozenAddress, outsideAddress, unknownAddress } from './address.errors.ts';
import type { AddressRow } from './address.repository.ts';
import { addressView, isServed, serviceOf } from './address.view.ts';

const typeIds: Readonly<Record<AddressType | 'drive', AddressTypeId>> = {
  home: 2,
  store: 3,
  drive: 3,
  locker: 5,
};

/** Which pickup points to list; coordinates in degrees, distance in metres. */
export interface PointFilter {
  readonly serviceId: number | null;
  readonly type: AddressType | 'drive' | null;
  readonly near: { latitude: number; longitude: number; distance: number } | null;
}

/** Pickup counters and lockers, nearest first where a point is given (S05, ADR-33). */
export async function listPickupPoints(scope: TenantScope, filter: PointFilter): Promise<Address[]> {
  const { serviceId, type, near } = filter;
  if (serviceId !== null && serviceId !== 1) return [];
  const points = await scope.addresses.listPoints(type === null ? {} : { types: [typeIds[type]] });
  const away = (point: AddressRow) => {
    const place = coordinatesOf(point);
    return near === null || place === null ? 0 : metresBetween(near, place);
  };
  return points
    .filter((point) => near === null || away(point) <= near.distance)
    .toSorted((one, other) => away(one) - away(other))
    .map((point) => addressView(point, scope.facts));
}

/** Pickup points of one store (S06). */
export async function listStorePoints(scope: TenantScope, storeId: number): Promise<Address[]> {
  const { stores } = await scope.shop();
  if (stores.find(storeId) === null) throw new UnknownResourceError('store');
  const points = await scope.addresses.listPoints({ storeId });
  return points.map((point) => addressView(point, scope.facts));
}

/** Own homes, or the points everybody may use (S07, D50). */
export async function listAddresses(
  scope: TenantScope,
  userId: number,
  type: AddressType | 'drive',
): Promise<Address[]> {
  const rows =
    type === 'home'
      ? await scope.addresses.listHomes(userId)
      : await scope.addresses.listPoints({ types: [typeIds[type]] });
  return rows.map((row) => addressView(row, scope.facts));
}

/** An own home or a pickup point (S08). */
export async function viewAddress(scope: TenantScope, userId: number, addressId: number): Promise<Address> {
  const found = await scope.addresses.findUsable(userId, addressId);
  if (found === null) throw new UnknownResourceError('address');
  return addressView(found, scope.facts);
}

/** Deletes an own home that neither the cart's choice nor an order on its way needs (S09). */
export async function deleteAddress(scope: TenantScope, userId: number, addressId: number): Promise<void> {
  await scope.transaction(async (unit) => {
    const { cartId } = await ensureActiveCart(unit, userId);
    const cart = await unit.carts.lockActive(userId);
    if ((await unit.addresses.findOwn(userId, addressId)) === null) throw unknownAddress();
    const waiting = await unit.carts.findSetAside(userId);
    const chosenBy = (one: CartRow | null) => one !== null && one.addressId === addressId && !one.addressAuto;
    if (chosenBy(cart) || chosenBy(waiting) || (await unit.orders.usesAddress(userId, addressId))) {
      throw addressInUse();
    }
    if (cart !== null && cart.cartId === cartId && cart.addressId === addressId) await dropSlot(unit, cart);
    await unit.carts.forgetAddress(userId, addressId);
    await unit.addresses.deleteHome(userId, addressId);
  });
}

async function storeFor(unit: TenantScope, address: AddressRow): Promise<number> {
  const { stores } = await unit.shop();
  if (address.storeId !== null) return address.storeId;
  return stores.serving(2, coordinatesOf(address)).storeId;
}

/**
 * Chooses where the groceries go (S10): from now on the address counts as assigned. Another address, or another
 * store behind it, drops the slot; an amended order keeps its address.
 */
export function selectAddress(
  scope: TenantScope,
  userId: number,
  wish: { type: AddressType; addressId: number; serviceId: DeliveryServiceId },
): Promise<EditedCart> {
  if (serviceOf(typeIds[wish.type]) !== wish.serviceId) throw new ParameterError('delivery_service_id');
  return editCart(scope, userId, async (unit, cart) => {
    if (cart.statusId === 7) throw frozenAddress();
    const address = await unit.addresses.findUsable(userId, wish.addressId);
    if (address === null || address.addressTypeId !== typeIds[wish.type]) throw unknownAddress();
    if (address.addressTypeId === 2 && !isServed(unit.facts, address.postalcode)) throw outsideAddress();
    const storeId = await storeFor(unit, address);
    if (cart.addressId !== address.addressId || cart.storeId !== storeId) await dropSlot(unit, cart);
    await unit.carts.update(cart.cartId, { addressId: address.addressId, addressAuto: false, storeId });
    return {};
  });
}
