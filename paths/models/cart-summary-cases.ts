import type { Cart } from '../../contract/api/shopping/cart.ts';
import { summaryOf } from '../../machines/cart/cart.summary.ts';
import type { CartSummary } from '../../machines/cart/cart.types.ts';
import { aCart, aCartItem, anAnonymousCart } from '../fixtures/cart-fixtures.ts';

const summary = (cart: Cart): CartSummary =>
  summaryOf({
    cart,
    answeredAt: Date.parse('2026-11-21T10:00:00Z'),
    bypass: { address: false, timeslot: false },
  });

const lockedUntil = '2026-11-21T10:30:00Z';

const full = aCart({ cartItems: [aCartItem()] });

/** What flows may know of the carts they meet. */
export const cartSummary = {
  /** Logged in, address and slot chosen, one line. */
  ready: summary(full),
  /** The same, of a shopper whose profile lacks something (SES-26). */
  incomplete: summary({ ...full, user: { ...full.user, profile: { level: 1 } } }),
  nobody: summary(anAnonymousCart()),
  withoutAddress: summary({ ...full, shippingAddress: null, timeslot: null }),
  withoutSlot: summary({ ...full, timeslot: null }),
  /** The slot was only proposed by the server (GATE-07). */
  proposedSlot: summary({ ...full, timeslot: full.timeslot && { ...full.timeslot, autoAssigned: true } }),
  empty: summary(aCart()),
  prepared: summary({ ...full, cartStatusId: 2, lockedUntil }),
  /** Prepared, and somebody else bought of its goods since. */
  preparedShort: summary({
    ...full,
    cartItems: [{ ...aCartItem(), shortage: { reason: 'less', most: 1 } }],
    cartStatusId: 2,
    lockedUntil,
  }),
  amending: summary({ ...full, cartStatusId: 7, modifyingOrderId: 900 }),
  amendingPrepared: summary({ ...full, cartStatusId: 7, modifyingOrderId: 900, lockedUntil }),
} as const;
