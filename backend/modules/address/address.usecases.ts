import type {
  Address,
  AddressType,
  AddressTypeId,
  DeliveryServiceId,
} from '../../../contract/api/delivery.ts';
import { isAmending } from '../../../contract/rules/checkout/cart-editability.ts';
import { ParameterError, UnknownResourceError } from '../../platform/domain-errors.ts';
import type { TenantContext } from '../../tenant-context.ts';
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
export async function listPickupPoints(context: TenantContext, filter: PointFilter): Promise<Address[]> {
  const { serviceId, type, near } = filter;
  if (serviceId !== null && serviceId !== 1) return [];
  const points = await context.addresses.listPoints(type === null ? {} : { types: [typeIds[type]] });
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
export async function listStorePoints(context: TenantContext, storeId: number): Promise<Address[]> {
  const { stores } = await context.shop();
  if (stores.find(storeId) === null) throw new UnknownResourceError('store');
  const points = await context.addresses.listPoints({ storeId });
  return points.map((point) => addressView(point, context.facts));
}

/** Own homes, or the points everybody may use (S07, API-24). */
export async function listAddresses(
  context: TenantContext,
  userId: number,
  type: AddressType | 'drive',
): Promise<Address[]> {
  const rows =
    type === 'home'
      ? await context.addresses.listHomes(userId)
      : await context.addresses.listPoints({ types: [typeIds[type]] });
  return rows.map((row) => addressView(row, context.facts));
}

/** An own home or a pickup point (S08). */
export async function viewAddress(
  context: TenantContext,
  userId: number,
  addressId: number,
): Promise<Address> {
  const found = await context.addresses.findUsable(userId, addressId);
  if (found === null) throw new UnknownResourceError('address');
  return addressView(found, context.facts);
}

/** Deletes an own home that neither the cart's choice nor an order on its way needs (S09). */
export async function deleteAddress(
  context: TenantContext,
  userId: number,
  addressId: number,
): Promise<void> {
  await context.transaction(async (unit) => {
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

async function storeFor(unit: TenantContext, address: AddressRow): Promise<number> {
  const { stores } = await unit.shop();
  if (address.storeId !== null) return address.storeId;
  return stores.serving(2, coordinatesOf(address)).storeId;
}

/**
 * Chooses where the groceries go (S10): from now on the address counts as assigned. Another address, or another
 * store behind it, drops the slot; an amended order keeps its address.
 */
export function selectAddress(
  context: TenantContext,
  userId: number,
  wish: { type: AddressType; addressId: number; serviceId: DeliveryServiceId },
): Promise<EditedCart> {
  if (serviceOf(typeIds[wish.type]) !== wish.serviceId) throw new ParameterError('delivery_service_id');
  return editCart(context, userId, async (unit, cart) => {
    if (isAmending(cart.statusId)) throw frozenAddress();
    const address = await unit.addresses.findUsable(userId, wish.addressId);
    if (address === null || address.addressTypeId !== typeIds[wish.type]) throw unknownAddress();
    if (address.addressTypeId === 2 && !isServed(unit.facts, address.postalcode)) throw outsideAddress();
    const storeId = await storeFor(unit, address);
    if (cart.addressId !== address.addressId || cart.storeId !== storeId) await dropSlot(unit, cart);
    await unit.carts.update(cart.cartId, { addressId: address.addressId, addressAuto: false, storeId });
    return {};
  });
}
