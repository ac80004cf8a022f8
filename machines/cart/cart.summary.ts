import type { Cart } from '../../contract/api/shopping/cart.ts';
import { addressTypeCodes, deliveryServiceCodes } from '../../contract/api/codes.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { isAssigned } from '../../contract/rules/checkout/assignment.ts';
import { catalogueHash } from '../../contract/rules/catalogue/catalogue-hash.ts';
import { isAuthenticated } from '../../contract/rules/session/login-state.ts';
import type { CartSummary, CartInput, SlotHold } from './cart.types.ts';

interface KnownCart {
  cart: Cart;
  /** By the shop's clock, in ms. */
  answeredAt: number;
  /** By the device's clock, in ms; the same where the clocks agree. */
  receivedAt?: number;
  bypass: CartInput['bypass'];
}

/** What the other flows may know of this cart (GATE-07, CAT-13). */
export function summaryOf({ cart, answeredAt, receivedAt = answeredAt, bypass }: KnownCart): CartSummary {
  const { timeslot, shippingAddress, forcedPreviewDate } = cart;
  const lines = linesOf(cart);
  return {
    isLoggedIn: isAuthenticated(cart.user.userId),
    isAddressAssigned: isAssigned(cart.shippingAddress, bypass.address),
    isTimeslotAssigned: isAssigned(timeslot, bypass.timeslot),
    hasLines: lines.length > 0,
    isShort: lines.some(({ shortage }) => shortage !== null),
    statusId: cart.cartStatusId,
    isLocked: cart.lockedUntil !== null,
    amendedOrderId: cart.modifyingOrderId,
    // A visitor without a slot sees what the server rendered, without a second request (decision 014).
    hash: catalogueHash({
      warehouseId: timeslot === null && forcedPreviewDate === null ? null : cart.warehouse?.warehouseId,
      dateIso: forcedPreviewDate ?? timeslot?.dateIso,
      timeslotId: timeslot?.timeslotId,
    }),
    hold: holdOf(cart, { answeredAt, receivedAt }),
    deliveryServiceId: shippingAddress?.deliveryServiceId ?? deliveryServiceCodes.homeDelivery,
    isLocker: shippingAddress?.addressTypeId === addressTypeCodes.locker,
    addressId: shippingAddress?.addressId ?? null,
    cartDay: timeslot?.dateIso ?? null,
    note: cart.cartInfos.order_comment,
    needsInvoice: cart.cartInfos.need_invoice === 'true',
    profileLevel: cart.user.profile.level,
  };
}

function holdOf(
  { timeslot }: Cart,
  { answeredAt, receivedAt }: { answeredAt: number; receivedAt: number },
): SlotHold | null {
  if (timeslot === null || timeslot.holdUntil === null) return null;
  const { dateIso, timeslotId, holdUntil, holdExtended } = timeslot;
  return {
    dateIso,
    timeslotId,
    holdUntil: receivedAt + Date.parse(holdUntil) - answeredAt,
    learntAt: receivedAt,
    isExtended: holdExtended,
  };
}
