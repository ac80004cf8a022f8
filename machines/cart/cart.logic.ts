import { assign, emit } from 'xstate';
import type { Cart, CartItem } from '../../contract/api/shopping/cart.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { cartWithQuantities } from '../../contract/rules/quantity/cart-with-quantities.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import { isAuthenticated } from '../../contract/rules/session/login-state.ts';
import type { CartLineEvent } from '../cart-line/cart-line.types.ts';
import { assignFailure, assignTimeout } from '../failure.logic.ts';
import { summaryOf } from './cart.summary.ts';
import { cartMachine } from './cart.machine.ts';
import type { CartContext, CartLineRef } from './cart.types.ts';

const itemsById = (cart: Cart | null): ReadonlyMap<number, CartItem> =>
  new Map((cart === null ? [] : linesOf(cart)).map((item) => [item.itemId, item]));

const isSameProduct = (one: CartItem, other: CartItem | undefined): boolean =>
  JSON.stringify(one.product) === JSON.stringify(other?.product);

type Held = Pick<CartContext, 'held' | 'expected'>;

/** Returns what is held of the lines a cart has, and the cart as it will be. */
function heldOf(cart: Cart, quantities: Readonly<Record<number, number>>): Held {
  const ids = new Set(linesOf(cart).map(({ itemId }) => itemId));
  const held = Object.entries(quantities).flatMap(([key, to]) =>
    ids.has(Number(key)) ? [[Number(key), to] as const] : [],
  );
  if (cart.cartId === null || held.length === 0) return { held: null, expected: null };
  return {
    held: { cartId: cart.cartId, userId: cart.user.userId, quantities: Object.fromEntries(held) },
    expected: cartWithQuantities(cart, new Map(held)),
  };
}

/** Returns what is held of a cart; nothing of another cart's or another user's (SES-08). */
const quantitiesOf = ({ cart, held }: Pick<CartContext, 'cart' | 'held'>): Readonly<Record<number, number>> =>
  cart !== null && held?.cartId === cart.cartId && held.userId === cart.user.userId ? held.quantities : {};

/** The cart with its lines' actors and the rules of assignment. */
export const cartLogic = cartMachine.provide({
  actions: {
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
    syncLines: ({ context }, { cart, writer }) => {
      const before = itemsById(context.cart);
      const now = itemsById(cart);
      for (const [key, line] of Object.entries(context.lines)) {
        const itemId = Number(key);
        const item = now.get(itemId);
        if (item === undefined) line.send({ type: 'line.gone' });
        else if (itemId !== writer || !isSameProduct(item, before.get(itemId)))
          line.send({
            type: 'line.synced',
            product: item.product,
            quantity: effectiveQuantity(item),
            infos: item.cartItemInfo,
          });
      }
    },
    trackLines: assign(({ context, spawn, self }) => {
      const quantities = quantitiesOf(context);
      const lines: Record<number, CartLineRef> = {};
      for (const item of context.cart === null ? [] : linesOf(context.cart)) {
        const { itemId, product, cartItemInfo } = item;
        lines[itemId] =
          context.lines[itemId] ??
          spawn('cartLine', {
            id: `line-${itemId}`,
            input: {
              itemId,
              cart: self,
              product,
              customWeight: cartItemInfo.customWeight ?? null,
              infos: cartItemInfo,
              saved: effectiveQuantity(item),
              isLive: context.isLive,
              held: quantities[itemId],
            },
          });
      }
      const { cart } = context;
      // Until somebody is logged in, nobody knows whose it is.
      if (cart === null || !isAuthenticated(cart.user.userId)) return { lines };
      return { lines, ...heldOf(cart, quantities) };
    }),
    assignHeld: assign(({ context: { cart, held } }, { itemId, quantity }) => {
      if (cart === null) return {};
      const { [itemId]: _, ...others } = quantitiesOf({ cart, held });
      return heldOf(cart, quantity === null ? others : { ...others, [itemId]: quantity });
    }),
    sendToLines: ({ context }, event: CartLineEvent) => {
      for (const line of Object.values(context.lines)) line.send(event);
    },
    emitCartChanged: emit(({ context: { cart, answeredAt, receivedAt, bypass } }) =>
      cart === null
        ? { type: 'cart.unavailable' as const }
        : { type: 'cart.changed' as const, summary: summaryOf({ cart, answeredAt, receivedAt, bypass }) },
    ),
  },
  guards: {
    isKept: ({ context: { cart } }) => cart !== null && isAuthenticated(cart.user.userId),
  },
});
