import type { PreparedCart } from '../../../contract/api/ordering/checkout.ts';
import { cartStatusCodes } from '../../../contract/api/codes.ts';
import { missingToThreshold } from '../../../contract/rules/price/delivery-fee.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { SessionUser } from '../../platform/session-user.ts';
import { lockActiveCart } from '../cart/active-cart.usecases.ts';
import type { CartSlot } from '../cart/cart-surroundings.ts';
import { cartStateOf, loadCartState } from '../cart/cart-state.ts';
import type { CartStateContext } from '../cart/cart-state.ts';
import type { CartState, UserCartState } from '../cart/cart-state.ts';
import { ageRequired, emptyCart } from '../cart/cart.errors.ts';
import { cartView } from '../cart/cart.view.ts';
import { assertAssigned } from '../cart/gates.ts';
import { holdsAlcohol, holdsUnaccepted, lineRestrictions } from '../cart/restrictions.ts';
import { serviceOf } from '../address/address.view.ts';
import { acceptanceRequired } from '../exclusion/exclusion.errors.ts';
import { paymentTypesView } from '../payment/payment-choice.ts';
import { levelOf } from '../user/profile-level.ts';
import { holdSlot } from '../timeslot/hold-slot.ts';
import type { CheckoutContext } from './checkout.context.ts';
import { belowMinimum, invoiceRequired, profileRequired, termsRequired } from './checkout.errors.ts';
import { prebilledOf } from './prebilled.ts';
import { preparedDigest } from './prepared-digest.ts';

/** What the functions of this file touch. */
type PrepareContext = CartStateContext & Pick<CheckoutContext, 'language' | 'paymentProvider' | 'users'>;

const lockMs = 30 * 60_000;

function assertBuyable(state: CartState): void {
  if (state.lines.length === 0) throw emptyCart();
  const [first, ...others] = lineRestrictions(state);
  if (first === undefined) return;
  throw new RefusalError(
    first.code,
    first.message,
    undefined,
    others.map(({ code, message }) => ({ code, text: message })),
  );
}

async function assertAgreed(
  unit: Pick<CheckoutContext, 'facts' | 'users'>,
  state: CartState,
  terms: boolean,
): Promise<void> {
  const user = await unit.users.findById(state.cart.userId);
  if (user === null || levelOf(user) < unit.facts.minProfileLevel) throw profileRequired();
  const missing = missingToThreshold(unit.facts.fees.minOrderCents, state.totals.itemsTotal);
  if (missing > 0) throw belowMinimum(missing, unit.facts.currency);
  if (!terms) throw termsRequired();
  if (!state.cart.adultDeclared && holdsAlcohol(state)) throw ageRequired();
  if (holdsUnaccepted(state)) throw acceptanceRequired();
  if (state.cart.needInvoice && user.billing === null) throw invoiceRequired();
}

const allLines = ({ lines, packages }: CartState) => [...lines, ...packages];

/** Holds a slot that was only proposed, and prices the cart by it. */
async function withHeldSlot(unit: PrepareContext, before: CartState, slot: CartSlot): Promise<UserCartState> {
  await holdSlot(unit, before.cart, slot);
  return loadCartState(unit, before.cart);
}

/**
 * Locks a cart for half an hour at today's prices: items, gates, profile, minimum order, terms, age, exclusions and invoice
 * data, in this order (K01). Where the tenant lets a proposed slot count, its place is held now.
 */
export async function prepareCheckout(
  context: Transactional<PrepareContext>,
  user: SessionUser,
  asked: { termsAccepted: boolean; showSectors: boolean },
): Promise<PreparedCart> {
  const state = await context.transaction(async (unit) => {
    const cart = await lockActiveCart(unit, user.userId);
    await unit.shop({ exact: true });
    const before = await loadCartState(unit, cart);
    assertBuyable(before);
    assertAssigned(before, unit.facts);
    await assertAgreed(unit, before, asked.termsAccepted);
    const state = before.slot?.state === 'lost' ? await withHeldSlot(unit, before, before.slot) : before;
    const locked = await unit.carts.update(cart.cartId, {
      statusId:
        cart.statusId === cartStatusCodes.amending ? cartStatusCodes.amending : cartStatusCodes.prepared,
      lockedUntil: new Date(unit.now.getTime() + lockMs),
      preparedDigest: preparedDigest(state),
    });
    return cartStateOf(unit, locked, { user: state.user, surroundings: state, lines: allLines(state) });
  });
  return {
    ...(await cartView(context, state, { showSectors: asked.showSectors })),
    paymentTypes: paymentTypesView(context, {
      userTypeId: user.userTypeId,
      service: state.address === null ? null : serviceOf(state.address.addressTypeId),
    }),
    prebilledAmount: fromCents(prebilledOf(state, context.facts)),
  };
}
