import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { isAuthenticated } from '../../../contract/rules/session/login-state.ts';
import type { CartAnswer } from '../../../contract/api/shopping/cart-answer.ts';
import { summaryOf } from '../../../machines/cart/cart.summary.ts';
import {
  cartLines,
  expectedCart,
  isCartLoading,
  isCartSettling,
  isCartUnavailable,
  lineRef,
  shownCart,
  trackedLines,
} from '../../../machines/cart/cart.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import type { CartStep, CartSnapshot } from './cart.terms.ts';

const inOrder = (numbers: readonly number[]): string => numbers.toSorted((one, other) => one - other).join();
const isSameBag = (some: readonly number[], others: readonly number[]): boolean =>
  inOrder(some) === inOrder(others);

/** The cart an answer brought in this step, from whatever call. */
const heard = (step: CartStep): CartAnswer | null =>
  step.sent('cart.answered')?.answer ??
  step.done('loadCart')?.output ??
  step.done('refreshCart')?.output ??
  null;

const isFresh = (step: CartStep): boolean => (heard(step)?.order ?? 0) >= step.before.context.order;

const isLost = (step: CartStep): boolean => {
  const closed = step.sent('session.closed');
  return closed !== null && closed.reason !== 'expired';
};

const isHidden = (cart: CartSnapshot): boolean => cart.matches('hidden');

const isPresent = (cart: CartSnapshot): boolean => cart.matches('present');

const itemIds = (cart: Cart | null): number[] =>
  cart === null ? [] : linesOf(cart).map(({ itemId }) => itemId);

/** How much of a line's product the shop said there was. */
const availableIn = ({ context: { cart } }: CartSnapshot, line: number): number | undefined =>
  (cart === null ? [] : linesOf(cart)).find(({ itemId }) => itemId === line)?.product.available;

const isQuiet = (step: CartStep): boolean =>
  step.calls('loadCart').length + step.calls('refreshCart').length === 0;

const timedOut = (step: CartStep, call: 'loadCart' | 'refreshCart'): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

const heardByLine = (step: CartStep, type: string): number => step.told('cartLine', type).length;

/** What must hold of the flow, whatever its chart says. */
export const cartRules: readonly Rule<CartStep>[] = [
  {
    id: 'RULE-CART-4',
    says: 'A cart from a later call is shown and kept; an older one changes nothing.',
    when: (step) => heard(step) !== null && !isHidden(step.before),
    holds: (step) =>
      isFresh(step)
        ? step.after.context.cart === heard(step)?.cart && step.after.context.order === heard(step)?.order
        : step.after.context.cart === step.before.context.cart &&
          step.after.context.order === step.before.context.order,
  },
  {
    id: 'RULE-CART-4',
    says: 'What is told of the cart is the cart that is shown, each time one is taken.',
    when: (step) => heard(step) !== null && isFresh(step) && isPresent(step.after),
    holds: (step) => {
      const answer = heard(step);
      const [changed] = step.emitted('cart.changed');
      return (
        answer !== null &&
        step.emitted('cart.changed').length === 1 &&
        JSON.stringify(changed?.summary) ===
          JSON.stringify(
            summaryOf({
              cart: answer.cart,
              answeredAt: answer.answeredAt,
              receivedAt: answer.receivedAt,
              bypass: step.after.context.bypass,
            }),
          )
      );
    },
  },
  {
    id: 'RULE-CART-4',
    says: 'Nothing is told of a cart that was not taken.',
    when: (step) => step.emitted('cart.changed').length > 0,
    holds: (step) => (heard(step) !== null && isFresh(step)) || step.done('loadCart') !== null,
  },
  {
    id: 'COOK-02',
    says: 'A write that changed the cart on screen is told once, with both; what was only read is not.',
    when: () => true,
    holds: (step) => {
      const told = step.emitted('cart.written');
      const answered = step.sent('cart.answered');
      if (answered === null || !isFresh(step) || !isPresent(step.before)) return told.length === 0;
      return (
        told.length === 1 &&
        told[0]?.before === step.before.context.cart &&
        told[0].after === answered.answer.cart
      );
    },
  },
  {
    id: 'CART-09',
    says: 'An answer beside a write is followed by one fresh read.',
    when: (step) => heard(step)?.contested === true && isFresh(step) && isPresent(step.before),
    holds: (step) => step.calls('refreshCart').length === 1,
  },
  {
    id: 'CART-09',
    says: 'A reload, a doubt, a service that is back: each asks for one fresh read of the cart that is shown.',
    when: (step) =>
      isPresent(step.before) &&
      (step.sent('cart.reload') !== null ||
        step.sent('cart.outcomeUnknown') !== null ||
        step.sent('service.resumed') !== null),
    holds: (step) =>
      step.calls('refreshCart').length === 1 && shownCart(step.after) === shownCart(step.before),
  },
  {
    id: 'SES-13',
    says: 'After a login the cart is asked for: in place when it is the shopper’s own, else anew.',
    when: (step) => step.sent('session.opened') !== null && !isCartLoading(step.before),
    holds: (step) => {
      const isOwn = isPresent(step.before) && (shownCart(step.before)?.user.userId ?? -1) > -1;
      return step.calls(isOwn ? 'refreshCart' : 'loadCart').length === 1;
    },
  },
  {
    id: 'CART-02',
    says: 'Every line of the cart has its own actor, and no other line has one.',
    when: ({ after }) => isPresent(after),
    holds: ({ after }) =>
      Object.keys(trackedLines(after)).join() === itemIds(shownCart(after)).join() &&
      itemIds(shownCart(after)).every((itemId) => lineRef(after, itemId) !== null) &&
      cartLines(after).length === itemIds(shownCart(after)).length,
  },
  {
    id: 'RULE-CART-3',
    says: 'Each line that stays hears its part of the new cart, unless it wrote it and its product is the same; one that is gone hears that.',
    when: (step) =>
      heard(step) !== null &&
      isFresh(step) &&
      isPresent(step.after) &&
      Object.keys(trackedLines(step.before)).length > 0,
    holds: (step) => {
      const before = Object.keys(trackedLines(step.before)).map(Number);
      const now = itemIds(shownCart(step.after));
      const writer = step.sent('cart.answered')?.itemId;
      const kept = cartLines(step.after).filter(
        ({ itemId, product }) =>
          before.includes(itemId) &&
          (itemId !== writer || product.available !== availableIn(step.before, itemId)),
      );
      const synced = step.told('cartLine', 'line.synced').map(({ quantity }) => Number(quantity));
      return (
        isSameBag(synced, kept.map(effectiveQuantity)) &&
        heardByLine(step, 'line.gone') === before.filter((itemId) => !now.includes(itemId)).length
      );
    },
  },
  {
    id: 'SES-13',
    says: 'A cart that is loaded is told once, whichever answer it is, and its lines hear of it.',
    when: (step) => step.done('loadCart') !== null,
    holds: (step) => {
      const now = itemIds(shownCart(step.after));
      const kept = Object.keys(trackedLines(step.before)).filter((itemId) => now.includes(Number(itemId)));
      return step.emitted('cart.changed').length === 1 && heardByLine(step, 'line.synced') === kept.length;
    },
  },
  {
    id: 'CART-02',
    says: 'A line’s actor starts from the cart it was found in.',
    when: (step) => step.opened('cartLine').length > 0,
    holds: (step) =>
      heard(step) !== null &&
      step.opened('cartLine').length ===
        itemIds(shownCart(step.after)).filter((id) => !(id in trackedLines(step.before))).length,
  },
  {
    id: 'RULE-SESSION-1',
    says: 'With the owner gone nothing of the cart is kept, and its lines end; after a 419 it is hidden and kept.',
    when: (step) => step.sent('session.closed') !== null,
    holds: (step) =>
      shownCart(step.after) === null &&
      isQuiet(step) &&
      (isLost(step)
        ? step.after.context.cart === null &&
          Object.keys(trackedLines(step.after)).length === 0 &&
          heardByLine(step, 'line.gone') === Object.keys(trackedLines(step.before)).length
        : isHidden(step.after) && step.after.context.cart === step.before.context.cart),
  },
  {
    id: 'SES-07',
    says: 'After the login that follows a 419 the lines hear of it, once the cart is there.',
    when: (step) => step.done('loadCart') !== null && Object.keys(trackedLines(step.after)).length > 0,
    holds: (step) => heardByLine(step, 'session.opened') === Object.keys(trackedLines(step.after)).length,
  },
  {
    id: 'ERR-13',
    says: 'A service that is back, or a login beside a cart that is shown, is told to its lines.',
    when: (step) =>
      isPresent(step.before) &&
      (step.sent('service.resumed') !== null ||
        (step.sent('session.opened') !== null && step.calls('refreshCart').length > 0)),
    holds: (step) =>
      heardByLine(step, step.sent('service.resumed') === null ? 'session.opened' : 'service.resumed') ===
      Object.keys(trackedLines(step.before)).length,
  },
  {
    id: 'CART-07',
    says: 'Saving what is held is told to every line.',
    when: (step) => isPresent(step.before) && step.sent('lines.save') !== null,
    holds: (step) => heardByLine(step, 'line.save') === Object.keys(trackedLines(step.before)).length,
  },
  {
    id: 'CART-07',
    says: 'Discarding what is held is passed to every line.',
    when: (step) => isPresent(step.before) && step.sent('lines.discard') !== null,
    holds: (step) => heardByLine(step, 'line.discard') === Object.keys(trackedLines(step.before)).length,
  },
  {
    id: 'CART-07',
    says: 'What a line holds is recorded, and the cart as it will be has that quantity; without a cart nothing is.',
    when: (step) => step.sent('line.held') !== null,
    holds: (step) => {
      const quantity = step.sent('line.held')?.quantity ?? null;
      const { cart, held, expected } = step.after.context;
      if (cart === null) return held === step.before.context.held && expected === null;
      const due = linesOf(cart).some(({ itemId }) => itemId === 101) ? quantity : null;
      const line = expected && linesOf(expected).find(({ itemId }) => itemId === 101);
      return (held?.quantities[101] ?? null) === due && (due === null || line?.quantity === due);
    },
  },
  {
    id: 'CART-07',
    says: 'What is held is of the user’s cart that is shown and of lines it has; sums are of the cart as it will be.',
    when: ({ after }) => isPresent(after) && isAuthenticated(after.context.cart?.user.userId),
    holds: ({ after }) => {
      const { cart, held, expected } = after.context;
      if (held === null) return expected === null && expectedCart(after) === cart;
      const ids = cart === null ? [] : linesOf(cart).map(({ itemId }) => itemId);
      return (
        held.cartId === cart?.cartId &&
        held.userId === cart.user.userId &&
        Object.keys(held.quantities).every((id) => ids.includes(Number(id))) &&
        expected !== null &&
        expectedCart(after) === expected
      );
    },
  },
  {
    id: 'CART-07',
    says: 'A new line begins with what was held of it.',
    when: (step) =>
      step.before.context.held !== null &&
      !step.isStart &&
      isPresent(step.after) &&
      Object.keys(trackedLines(step.before)).length === 0 &&
      trackedLines(step.after)[101] !== undefined &&
      isAuthenticated(step.after.context.cart?.user.userId),
    holds: (step) => step.after.context.held?.quantities[101] === step.before.context.held?.quantities[101],
  },
  {
    id: 'SES-08',
    says: 'What is held goes with its user, and stays over an expiry.',
    when: (step) => step.sent('session.closed') !== null,
    holds: (step) =>
      step.after.context.held ===
      (step.sent('session.closed')?.reason === 'expired' ? step.before.context.held : null),
  },
  {
    id: 'CART-06',
    says: 'A page that is left is told to every line, wherever the cart is.',
    when: (step) => step.sent('page.left') !== null,
    holds: (step) => heardByLine(step, 'page.left') === Object.keys(trackedLines(step.before)).length,
  },
  {
    id: 'ERR-04',
    says: 'A write of unknown outcome begins a cart on its way, or one that could not be loaded, anew; where none is shown it asks for nothing.',
    when: (step) => step.sent('cart.outcomeUnknown') !== null && !isPresent(step.before),
    holds: (step) => {
      const isWanted = isCartLoading(step.before) || isCartUnavailable(step.before);
      return step.calls('loadCart').length === (isWanted ? 1 : 0) && isCartLoading(step.after) === isWanted;
    },
  },
  {
    id: 'ERR-11',
    says: 'A cart that cannot be loaded is told so once, with the reason.',
    when: (step) => step.failed('loadCart') !== null || timedOut(step, 'loadCart'),
    holds: (step) =>
      isCartUnavailable(step.after) &&
      step.emitted('cart.unavailable').length === 1 &&
      step.after.context.error !== null,
  },
  {
    id: 'ERR-11',
    says: 'A refresh that fails leaves the cart that is shown, and keeps the reason.',
    when: (step) => step.failed('refreshCart') !== null || timedOut(step, 'refreshCart'),
    holds: (step) =>
      shownCart(step.after) === shownCart(step.before) &&
      !isCartSettling(step.after) &&
      step.after.context.error !== null &&
      step.emitted('cart.unavailable').length === 0,
  },
  {
    id: 'ERR-11',
    says: 'A cart that comes takes the reason away.',
    when: (step) => heard(step) !== null && isFresh(step) && isPresent(step.after),
    holds: ({ after }) => after.context.error === null,
  },
  {
    id: 'ERR-11',
    says: 'Unavailable is told only of a load that failed, or of a shop that does not answer who the visitor is.',
    when: (step) => step.emitted('cart.unavailable').length > 0,
    holds: (step) =>
      step.failed('loadCart') !== null ||
      timedOut(step, 'loadCart') ||
      step.sent('session.unanswered') !== null,
  },
  {
    id: 'ERR-11',
    says: 'A cart nobody has asked for is unavailable when the shop does not answer who the visitor is; any other stays.',
    when: (step) => step.sent('session.unanswered') !== null,
    holds: ({ before, after }) =>
      isCartUnavailable(after) === (before.matches('absent') || isCartUnavailable(before)) &&
      after.context.cart === before.context.cart,
  },
  offers({
    id: 'RULE-CART-4',
    says: 'An answer that comes while the cart is shown, missing or on its way is heard.',
    from: (cart: CartSnapshot) => !isHidden(cart),
    via: ({ id }) => id === 'cart.answered',
  }),
  offers({
    id: 'SES-13',
    says: 'A login is heard wherever the cart is not on its way already.',
    from: (cart: CartSnapshot) => !isCartLoading(cart),
    via: ({ id }) => id === 'session.opened',
    to: (after: CartSnapshot) => isCartSettling(after),
  }),
  offers({
    id: 'CART-09',
    says: 'A cart that is not there can be asked for.',
    from: (cart: CartSnapshot) => isCartUnavailable(cart) || cart.matches('absent'),
    via: ({ id }) => id === 'cart.reload',
    to: isCartLoading,
  }),
  offers({
    id: 'ERR-13',
    says: 'A service that is back brings the cart back.',
    from: isCartUnavailable,
    via: ({ id }) => id === 'service.resumed',
    to: isCartLoading,
  }),
  reaches({
    id: 'CART-01',
    says: 'From everywhere the cart can be shown.',
    from: () => true,
    to: (cart: CartSnapshot) => shownCart(cart) !== null && !isCartSettling(cart),
  }),
];
