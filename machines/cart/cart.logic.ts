import { assign, emit } from 'xstate';
import type { Cart, CartItem } from '../../contract/api/shopping/cart.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import { isAuthenticated } from '../../contract/rules/session/login-state.ts';
import type { CartLineEvent } from '../cart-line/cart-line.types.ts';
import { assignFailure, assignTimeout } from '../failure.logic.ts';
import { summaryOf } from './cart.summary.ts';
import { cartMachine } from './cart.machine.ts';
import type { CartLineRef } from './cart.types.ts';

const itemsById = (cart: Cart | null): ReadonlyMap<number, CartItem> =>
  new Map((cart === null ? [] : linesOf(cart)).map((item) => [item.itemId, item]));

const isSameProduct = (one: CartItem, other: CartItem | undefined): boolean =>
  JSON.stringify(one.product) === JSON.stringify(other?.product);

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
            },
          });
      }
      return { lines };
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
