import type { Cart } from '../../contract/api/cart.ts';
import { factsOf } from '../../machines/cart/cart.facts.ts';
import type { CartFacts } from '../../machines/cart/cart.types.ts';
import { aCart, aCartItem, anAnonymousCart } from '../machines/cart-fixtures.ts';

const facts = (cart: Cart): CartFacts =>
  factsOf({
    cart,
    answeredAt: Date.parse('2026-11-21T10:00:00Z'),
    bypass: { address: false, timeslot: false },
  });

const full = aCart({ cartItems: [aCartItem()] });

/** Facts of carts that flows meet. */
export const cartFacts = {
  /** Logged in, address and slot chosen, one line. */
  ready: facts(full),
  nobody: facts(anAnonymousCart()),
  withoutAddress: facts({ ...full, shippingAddress: null, timeslot: null }),
  withoutSlot: facts({ ...full, timeslot: null }),
  /** The slot was only proposed by the server (GATE-07). */
  proposedSlot: facts({ ...full, timeslot: full.timeslot && { ...full.timeslot, autoAssigned: true } }),
  empty: facts(aCart()),
  prepared: facts({ ...full, cartStatusId: 2 }),
  amending: facts({ ...full, cartStatusId: 7 }),
} as const;
