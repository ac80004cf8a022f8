import type { Cart } from '../../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../../contract/api/shopping/cart-answer.ts';
import type { cartActors } from '../../../machines/cart/cart.actors.ts';
import { cartLogic } from '../../../machines/cart/cart.logic.ts';
import { aCart, aCartItem, anAnonymousCart, anAnswer, aProduct } from '../../fixtures/cart-fixtures.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, says } from '../../kit/cases.ts';
import { cartRules } from './cart.rules.ts';
import type { CartSnapshot } from './cart.terms.ts';

const two = aCart({ cartItems: [aCartItem({ quantity: 2 })] });

const five = aCart({ cartItems: [aCartItem({ quantity: 5 })] });

const scarce = aCart({
  cartItems: [aCartItem({ quantity: 5, product: aProduct({ available: 6 }) })],
});

const otherLine = aCart({ cartItems: [aCartItem({ itemId: 102, cartItemId: 102 })] });

const empty = aCart();

const nobody = anAnonymousCart();

/** A cart whose call was started after everything heard so far. */
const newer = ({ context }: CartSnapshot, cart: Cart, contested = false): CartAnswer =>
  anAnswer(cart, { order: context.order + 1, contested });

/** A cart whose call was started before the one that is shown. */
const older = ({ context }: CartSnapshot, cart: Cart): CartAnswer =>
  anAnswer(cart, { order: context.order - 1 });

export const cartModel = flowModel<typeof cartLogic, ReturnType<typeof cartActors>>({
  name: 'cart',
  machine: cartLogic,
  starts: [
    {
      says: 'the shop is opened',
      input: () => ({ isLive: true, bypass: { address: false, timeslot: false } }),
    },
    {
      says: 'a shop that holds its cart is opened, with quantities of before',
      input: () => ({
        isLive: false,
        bypass: { address: false, timeslot: false },
        held: { cartId: two.cartId ?? 0, userId: two.user.userId, quantities: { 101: 4, 999: 2 } },
      }),
    },
  ],
  cases: {
    'cart.answered': (cart) => [
      says('a call answers two pieces', { answer: newer(cart, two) }),
      says('a call answers five pieces', { answer: newer(cart, five) }),
      says('a call beside a write answers two pieces', { answer: newer(cart, two, true) }),
      ...(cart.context.cart === null
        ? []
        : [says('an older call answers an empty cart', { answer: older(cart, empty) })]),
      ...(cart.context.lines[101] === undefined
        ? []
        : [
            says('the line’s own save answers five pieces', { answer: newer(cart, five), itemId: 101 }),
            says('the line’s own save answers five pieces and a shorter supply', {
              answer: newer(cart, scarce),
              itemId: 101,
            }),
            says('the line’s own removal answers an empty cart', { answer: newer(cart, empty), itemId: 101 }),
          ]),
      says('a call answers another line', { answer: newer(cart, otherLine) }),
      says('a call answers nobody’s cart', { answer: newer(cart, nobody) }),
    ],
    'cart.reload': [says('the cart is to be reloaded')],
    'cart.outcomeUnknown': [says('a write ended without a sure answer')],
    'session.opened': [says('the shopper is logged in')],
    'session.unanswered': [says('the shop does not answer who the visitor is')],
    'session.closed': [
      says('the shopper has logged out', { reason: 'logout' }),
      says('the session expired', { reason: 'expired' }),
      says('an answer was given to nobody', { reason: 'disowned' }),
    ],
    'service.resumed': [says('the service is back')],
    'lines.save': [says('the held quantities are saved')],
    'lines.discard': [says('the held quantities are discarded')],
    'line.held': [
      says('a line holds four', { itemId: 101, quantity: 4 }),
      says('a line holds nothing', { itemId: 101, quantity: null }),
    ],
    'page.left': [says('the page is left')],
  },
  answers: {
    loadCart: {
      done: (cart) => [
        says('the cart is loaded, two pieces', newer(cart, two)),
        says('the cart is loaded, empty', newer(cart, empty)),
        ...(cart.context.cart === null
          ? []
          : [says('the load answers what was there before a write', older(cart, empty))]),
      ],
      failed: fails('the load', 'sessionExpired', 'serviceDown', 'network'),
    },
    refreshCart: {
      done: (cart) => [
        says('the refresh answers five pieces', newer(cart, five)),
        says('the refresh beside a write answers two pieces', newer(cart, two, true)),
        says('the refresh answers what was there before', older(cart, empty)),
      ],
      failed: fails('the refresh', 'sessionExpired', 'serviceDown', 'network'),
    },
  },
  writes: [],
  facts: ['session.closed'],
  project: ({ context: { cart, lines, held, error } }) => ({
    isHeld: held !== null,
    cart: cart && [
      cart.user.userId,
      ...(cart.cartItems ?? []).map(({ itemId, quantity }) => `${itemId}×${quantity}`),
    ],
    lines: Object.keys(lines),
    isShown: error !== null,
  }),
  rules: cartRules,
  survivors: [
    {
      fault: 'forget event: absent on cart.outcomeUnknown',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handler',
    },
    {
      fault: 'forget event: hidden on cart.',
      because: 'the chart says that nothing is to be done; addressed-events.test.ts asks for the handlers',
    },
  ],
});
