import { cartStatusCodes, deliveryServiceCodes } from '../../../contract/api/codes.ts';
import { coordinatesOf } from '../../platform/distance.ts';
import type { CartContext } from './cart.context.ts';
import type { CartRow } from './cart-reading.ts';

type ActiveCartContext = Pick<CartContext, 'addresses' | 'carts' | 'now' | 'shop'>;

async function openCart(context: ActiveCartContext, userId: number): Promise<CartRow | null> {
  const { stores } = await context.shop();
  const home = await context.addresses.findPreferred(userId);
  const store =
    home === null ? stores.byDefault : stores.serving(deliveryServiceCodes.homeDelivery, coordinatesOf(home));
  return context.carts.add({
    userId,
    statusId: cartStatusCodes.open,
    storeId: store.storeId,
    // Proposed, not chosen: enough to browse, never to buy (GATE-07).
    addressId: home?.addressId ?? null,
    addressAuto: true,
    createdAt: context.now,
  });
}

/** The user's active cart; a new one has the default store and, as a proposal, the preferred home. */
export async function ensureActiveCart(context: ActiveCartContext, userId: number): Promise<CartRow> {
  const active =
    (await context.carts.findActive(userId)) ??
    (await openCart(context, userId)) ??
    // Somebody else opened it between the two.
    (await context.carts.findActive(userId));
  if (active === null) throw new Error(`user ${userId} has no active cart`);
  return active;
}

/** Locks the active cart; every change of a cart begins here. */
export async function lockActiveCart(unit: ActiveCartContext, userId: number): Promise<CartRow> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    // A buy that ended while we waited for the lock leaves a new active cart behind.
    const locked = await unit.carts.lockActive(userId);
    if (locked !== null) return locked;
    await ensureActiveCart(unit, userId);
  }
  throw new Error(`the active cart of user ${userId} cannot be locked`);
}

/** True for a cart locked by prepare, until its time is over (CART-23). */
export function isPrepared(cart: CartRow, now: Date): boolean {
  const mayBeLocked =
    cart.statusId === cartStatusCodes.prepared || cart.statusId === cartStatusCodes.amending;
  return mayBeLocked && cart.lockedUntil !== null && cart.lockedUntil > now;
}

/** Locks the active cart for an edit, which unlocks a prepared one (2 → 1; 7 stays 7). */
export async function lockCartForEdit(unit: ActiveCartContext, userId: number): Promise<CartRow> {
  const cart = await lockActiveCart(unit, userId);
  return cart.lockedUntil === null ? cart : unprepare(unit, cart);
}

/** Opens a prepared cart again. */
export function unprepare(unit: Pick<CartContext, 'carts'>, cart: CartRow): Promise<CartRow> {
  return unit.carts.update(cart.cartId, {
    statusId: cart.statusId === cartStatusCodes.prepared ? cartStatusCodes.open : cart.statusId,
    lockedUntil: null,
    preparedDigest: null,
  });
}
