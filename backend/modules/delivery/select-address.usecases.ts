import { isAmending } from '../../../contract/rules/checkout/cart-editability.ts';
import { addressTypeCodes, deliveryServiceCodes } from '../../../contract/api/codes.ts';
import { hasFeature } from '../../../contract/rules/features/has-feature.ts';
import type { AddressType, DeliveryServiceId } from '../../../contract/api/shopping/delivery.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { addressTypeIds } from '../address/address-types.ts';
import { addressInUse, frozenAddress, outsideAddress, unknownAddress } from '../address/address.errors.ts';
import type { AddressRow } from '../address/address.repository.ts';
import { isServed, serviceOf } from '../address/address.view.ts';
import { ensureActiveCart } from '../cart/active-cart.usecases.ts';
import type { CartSlot } from '../cart/cart-surroundings.ts';
import type { CartStateContext } from '../cart/cart-state.ts';
import type { CartRow } from '../cart/cart-reading.ts';
import { dropSlot } from '../cart/drop-slot.ts';
import { editCart } from '../cart/edit-cart.ts';
import type { EditedCart } from '../cart/edit-cart.ts';
import { coordinatesOf } from '../../platform/distance.ts';
import { droppedNote, slotBefore } from './changed-cost.ts';
import type { DeliveryContext } from './delivery.context.ts';

/** What the functions of this file touch. */
type SelectAddressContext = CartStateContext & Pick<DeliveryContext, 'orders' | 'savedPoints' | 'users'>;

/** Takes a counter or a locker out of the book, and its store from being the preferred one; it stays a place for all. */
async function removePoint(
  unit: Pick<SelectAddressContext, 'savedPoints' | 'users'>,
  userId: number,
  addressId: number,
): Promise<void> {
  const wasSaved = await unit.savedPoints.remove(userId, addressId);
  const user = await unit.users.findById(userId);
  const wasPreferred = user?.defaultStoreAddressId === addressId;
  if (!wasSaved && !wasPreferred) throw unknownAddress();
  if (wasPreferred) await unit.users.update(userId, { defaultStoreAddressId: null });
}

/** Deletes an address of the book that neither the cart's choice nor, of a home, an order on its way needs (S09). */
export async function deleteAddress(
  context: Transactional<SelectAddressContext>,
  userId: number,
  addressId: number,
): Promise<void> {
  await context.transaction(async (unit) => {
    const { cartId } = await ensureActiveCart(unit, userId);
    const cart = await unit.carts.lockActive(userId);
    const address = await unit.addresses.findUsable(userId, addressId);
    if (address === null) throw unknownAddress();
    const waiting = await unit.carts.findSetAside(userId);
    const chosenBy = (one: CartRow | null) => one !== null && one.addressId === addressId && !one.addressAuto;
    if (chosenBy(cart) || chosenBy(waiting)) throw addressInUse();
    if (address.userId === null) return removePoint(unit, userId, addressId);
    if (await unit.orders.usesAddress(userId, addressId)) throw addressInUse();
    if (cart !== null && cart.cartId === cartId && cart.addressId === addressId) await dropSlot(unit, cart);
    await unit.carts.clearAddress(userId, addressId);
    await unit.addresses.deleteHome(userId, addressId);
  });
}

async function storeFor(unit: Pick<DeliveryContext, 'shop'>, address: AddressRow): Promise<number> {
  const { stores } = await unit.shop();
  if (address.storeId !== null) return address.storeId;
  return stores.serving(deliveryServiceCodes.homeDelivery, coordinatesOf(address)).storeId;
}

/**
 * Chooses where the groceries go (S10): from now on the address counts as assigned. Another address, or another
 * store behind it, drops the slot; an amended order keeps its address.
 */
export async function selectAddress(
  context: Transactional<SelectAddressContext>,
  userId: number,
  wanted: { type: AddressType; addressId: number; serviceId: DeliveryServiceId },
): Promise<EditedCart> {
  if (serviceOf(addressTypeIds[wanted.type]) !== wanted.serviceId)
    throw new ParameterError('delivery_service_id');
  let dropped: CartSlot | null = null;
  const { state, notes } = await editCart(context, userId, async (unit, cart) => {
    if (isAmending(cart.statusId)) throw frozenAddress();
    const address = await unit.addresses.findUsable(userId, wanted.addressId);
    if (address === null || address.addressTypeId !== addressTypeIds[wanted.type]) throw unknownAddress();
    if (wanted.type === 'locker' && !hasFeature(unit.facts, 'lockers')) throw unknownAddress();
    if (address.addressTypeId === addressTypeCodes.home && !isServed(unit.facts, address.postalcode))
      throw outsideAddress();
    const storeId = await storeFor(unit, address);
    if (cart.addressId !== address.addressId || cart.storeId !== storeId) {
      dropped = await slotBefore(unit, cart);
      await dropSlot(unit, cart);
    }
    await unit.carts.update(cart.cartId, { addressId: address.addressId, addressAuto: false, storeId });
    if (address.userId === null)
      await unit.savedPoints.save({ userId, addressId: address.addressId, savedAt: unit.now });
    return { isMoved: cart.storeId !== storeId };
  });
  return { state, notes: { ...notes, infos: droppedNote(context, state, dropped) } };
}
