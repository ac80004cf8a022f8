import { addressTypeCodes, deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { DeliveryServiceId, ListedStore } from '../../../contract/api/shopping/delivery.ts';
import { isAmending } from '../../../contract/rules/checkout/cart-editability.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { frozenAddress } from '../address/address.errors.ts';
import type { CartStateContext } from '../cart/cart-state.ts';
import type { CartSlot } from '../cart/cart-surroundings.ts';
import { dropSlot } from '../cart/drop-slot.ts';
import { editCart } from '../cart/edit-cart.ts';
import type { EditedCart } from '../cart/edit-cart.ts';
import { metresBetween } from '../../platform/distance.ts';
import type { Coordinates } from '../../platform/distance.ts';
import { unknownStore } from '../store/store.errors.ts';
import type { StoreRow } from '../store/store.repository.ts';
import { storeView } from '../store/store.view.ts';
import { droppedNote, slotBefore } from './changed-cost.ts';
import type { DeliveryContext } from './delivery.context.ts';
import { findFirstPickupSlots } from './first-pickup-slots.ts';
import type { FirstSlotsContext } from './first-pickup-slots.ts';

/** Which stores to list and in which order. */
export interface StoreQuery {
  readonly services: readonly DeliveryServiceId[] | null;
  readonly near: Coordinates | null;
  readonly orderBy: 'name' | 'distance';
}

type ListStoresContext = FirstSlotsContext & Pick<DeliveryContext, 'addresses' | 'facts' | 'language'>;

async function listedStores(
  context: ListStoresContext,
  rows: readonly StoreRow[],
  near: Coordinates | null,
): Promise<ListedStore[]> {
  const counters = await context.addresses.listPoints({ types: [addressTypeCodes.store] });
  const firstSlotAt = await findFirstPickupSlots(context);
  return rows.map((store) => ({
    ...storeView(store, context.language, near),
    openingHours: store.openingHours,
    pickupAddressId: counters.find(({ storeId }) => storeId === store.storeId)?.addressId ?? null,
    firstSlot: store.services.includes(deliveryServiceCodes.pickup) ? firstSlotAt(store.storeId) : null,
  }));
}

/** Stores offering any of the services (S01, S02). Without a point, distance means the tenant's own order. */
export async function listStores(context: ListStoresContext, query: StoreQuery): Promise<ListedStore[]> {
  const { stores } = await context.shop();
  const { services, near, orderBy } = query;
  const able = stores.all.filter(
    (store) => services === null || services.some((service) => store.services.includes(service)),
  );
  const views = await listedStores(context, able, near);
  return orderBy === 'name'
    ? views.toSorted((one, other) => one.name.localeCompare(other.name, context.facts.languages[0]))
    : views.toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
}

/** A store with its opening hours (S04). */
export async function viewStore(context: ListStoresContext, storeId: number): Promise<ListedStore> {
  const { stores } = await context.shop();
  const store = stores.find(storeId);
  const [view] = store === null ? [] : await listedStores(context, [store], null);
  if (view === undefined) throw new UnknownResourceError('store');
  return view;
}

/** Makes a store the cart's: its first pickup point is proposed, and the slot is dropped (S03, decision 015). */
export async function selectStore(
  context: Transactional<CartStateContext>,
  userId: number,
  storeId: number,
): Promise<EditedCart> {
  let dropped: CartSlot | null = null;
  const { state, notes } = await editCart(context, userId, async (unit, cart) => {
    const { stores } = await unit.shop();
    if (stores.find(storeId) === null) throw unknownStore();
    if (isAmending(cart.statusId)) throw frozenAddress();
    const [point] = await unit.addresses.listPoints({ storeId });
    dropped = await slotBefore(unit, cart);
    await dropSlot(unit, cart);
    await unit.carts.update(cart.cartId, {
      storeId,
      addressId: point?.addressId ?? null,
      addressAuto: true,
    });
    return {};
  });
  return { state, notes: { ...notes, infos: droppedNote(context, state, dropped) } };
}

/** The nearest warehouse within so many metres (S13). */
export async function findWarehouse(
  context: Pick<DeliveryContext, 'shop'>,
  place: Coordinates,
  within: number,
) {
  const { stores } = await context.shop();
  const [nearest] = stores.all
    .map((store) => ({
      warehouseId: store.warehouseId,
      name: store.warehouseName,
      distance: metresBetween(store, place),
    }))
    .filter((one) => one.distance <= within)
    .toSorted((one, other) => one.distance - other.distance);
  return nearest ?? null;
}
