import type { Endpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';

const quantity = [
  'errors.qtyLocked',
  'errors.minAcq',
  'errors.maxAcq',
  'errors.maxClass',
  'errors.maxDay',
  'msg.cart.availability.errors',
] as const;
const gates = ['cart.address.required', 'cart.timeslot.required', 'product.options.required'] as const;
const gift = ['gift.invalid', 'gift.expired', 'gift.used', 'gift.minSpend'] as const;
const ownList = ['wishlist.unknown', 'wishlist.readOnly'] as const;
const payment = ['payment.type.notAllowed', 'payment.auth.unknown'] as const;

/** What the shop may refuse a call with, by its id; refusals of the transport (T2) stand beside them. */
const refusalsById: Readonly<Record<string, readonly ErrorCode[]>> = {
  A01: ['auth.invalid', 'auth.unconfirmed', 'bot.refused'],
  A09: ['auth.restore.invalid'],
  A11: ['product.unknown', 'product.available', 'productAlert.tooMany'],
  A15: ['session.own'],
  A16: ['validation', 'area.served', 'bot.refused'],
  A23: ['auth.invalid'],
  C02: ['cart.comment.tooLong', 'product.unknown', ...gates, ...quantity],
  C03: ['cart.item.unknown', ...quantity],
  C04: ['cart.item.unknown'],
  // What is excluded is told as a warning: the rest is added (B-23).
  C05: ['order.unknown', 'cart.product.excluded', ...gates],
  C06: ['wishlist.unknown', 'cart.product.excluded', ...gates],
  C07: ['cart.comment.tooLong'],
  C08: [
    'cart.comment.tooLong',
    'cart.item.unknown',
    'product.options.required',
    'product.unknown',
    'substitution.excluded',
    ...quantity,
  ],
  C10: gift,
  C11: [...gift, 'gift.limit'],
  C12: ['gift.invalid'],
  C13: ['cart.product.excluded', ...gates],
  C14: [
    'cart.item.unknown',
    'cart.comment.tooLong',
    'product.unknown',
    'product.options.required',
    ...quantity,
  ],
  C15: ['cart.spendingCap.bounds'],
  E02: ['exclusion.consent.required'],
  K01: [
    'cart.empty',
    'cart.address.required',
    'cart.timeslot.required',
    'checkout.minOrder',
    'checkout.terms.required',
    'checkout.age.required',
    'checkout.exclusion.required',
    'checkout.invoice.required',
    'checkout.profile.required',
    'timeslot.full',
    'order.notEditable',
    ...gift,
    ...quantity,
  ],
  K02: [
    'checkout.notPrepared',
    'checkout.alreadyOrdered',
    'checkout.priceChanged',
    'checkout.exclusion.required',
    'cart.empty',
    'timeslot.full',
    // Its cut-off passed on the way to paying.
    'timeslot.closed',
    'order.notEditable',
    // The brand lowered it since the prepare.
    'errors.maxDay',
    'msg.cart.availability.errors',
    ...payment,
  ],
  // The last one warns: the order is cancelled, and not all of it came back.
  O03: ['order.unknown', 'order.notDeletable', 'order.notReturned'],
  O04: ['order.unknown', 'order.notEditable'],
  O05: ['order.unknown', 'order.notPayable', ...payment],
  O06: ['order.unknown', 'order.notPayable', ...payment],
  O07: ['order.unknown', 'order.notPayable', ...payment],
  O08: ['order.unknown', 'note.exists'],
  O09: ['note.unknown'],
  O13: ['order.unknown', 'order.notReservable'],
  O14: ['order.unknown', 'order.item.unknown', 'order.notClaimable', 'order.claim.exists'],
  O15: [
    'order.unknown',
    'order.notEditable',
    'order.item.unknown',
    'product.unknown',
    'substitution.excluded',
  ],
  O17: ['order.receipt.notAvailable'],
  O18: ['order.invoice.notAvailable'],
  // A new phone number needs a recent login, as R04 does.
  R02: ['validation', 'auth.reauthenticate'],
  R03: ['validation'],
  R04: ['validation'],
  R05: [
    'validation',
    'bot.refused',
    'store.unknown',
    'disclaimer.unknown',
    'disclaimer.required',
    'token.invalid',
  ],
  R06: ['token.invalid', 'validation'],
  R07: ['bot.refused'],
  R09: ['token.invalid'],
  R10: ['validation'],
  R11: ['auth.invalid', 'validation'],
  R12: ['token.invalid'],
  R14: ['token.invalid', 'account.ordersInDelivery'],
  R18: ['validation'],
  R21: ['token.invalid'],
  S03: ['store.unknown', 'address.frozen'],
  S09: ['address.unknown', 'address.inUse'],
  S10: ['address.unknown', 'address.outside', 'address.frozen'],
  S11: ['address.incomplete'],
  S12: ['validation', 'message.invalidAddress1', 'address.unvalidated', 'address.unknown', 'address.tooMany'],
  S15: [
    'cart.address.required',
    'timeslot.unknown',
    'timeslot.full',
    'timeslot.closed',
    'timeslot.extendedOnce',
  ],
  S16: ['shopatwork.unknown', 'address.frozen'],
  S23: ['address.unknown'],
  U07: ['disclaimer.required', 'disclaimer.unknown'],
  U12: ['validation', 'fiscalPerson.unknown', 'fiscalPerson.exists', 'fiscalPerson.tooMany'],
  U13: ['fiscalPerson.unknown'],
  W03: [...ownList, 'address.unknown'],
  W04: [...ownList, 'wishlist.name', 'wishlist.nameTaken'],
  W05: ['wishlist.name', 'wishlist.nameTaken', 'wishlist.tooMany'],
  W06: ownList,
  W07: ownList,
  W08: [...ownList, 'product.unknown'],
  W09: [...ownList, 'wishlist.item.unknown'],
  W10: [...ownList, 'wishlist.item.unknown'],
  W11: [...ownList, 'wishlist.link.tooMany'],
  W13: ['wishlist.link.unknown'],
  W14: ['wishlist.link.invalid', 'wishlist.link.own'],
  W16: [...ownList, 'wishlist.member.unknown'],
  W17: [...ownList, 'wishlist.member.unknown'],
  W18: ['wishlist.unknown', 'wishlist.own'],
  W19: ['wishlist.unknown', 'wishlist.name', 'wishlist.nameTaken', 'wishlist.tooMany'],
};

/** The codes a call may be refused with, HTTP 200 and status 1 (T2). */
export function refusalsOf({
  id,
  effect,
  recentLogin,
}: Pick<Endpoint, 'id' | 'effect' | 'recentLogin'>): readonly ErrorCode[] {
  return [
    ...(refusalsById[id] ?? []),
    ...(recentLogin ? (['auth.reauthenticate'] as const) : []),
    // Meant for another user than the session's (SES-08).
    ...(effect === 'write' ? (['auth.otherUser'] as const) : []),
  ];
}
