import { assign, emit } from 'xstate';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import { isAuthenticated } from '../../contract/rules/session/login-state.ts';
import type { CartLineEvent } from '../cart-line/cart-line.types.ts';
import { factsOf } from './cart.summary.ts';
import { cartMachine } from './cart.machine.ts';
import type { CartLineRef } from './cart.types.ts';

/** The cart with its lines' actors and the rules of assignment. */
export const cartLogic = cartMachine.provide({
  actions: {
    assignFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
    syncLines: ({ context }) => {
      const items = new Map(
        context.cart === null ? [] : linesOf(context.cart).map((item) => [item.itemId, item]),
      );
      for (const [itemId, line] of Object.entries(context.lines)) {
        const item = items.get(Number(itemId));
        line.send(
          item === undefined
            ? { type: 'line.gone' }
            : { type: 'line.synced', product: item.product, quantity: effectiveQuantity(item) },
        );
      }
    },
    trackLines: assign(({ context, spawn }) => {
      const lines: Record<number, CartLineRef> = {};
      for (const item of context.cart === null ? [] : linesOf(context.cart)) {
        const { itemId, product, cartItemInfo } = item;
        lines[itemId] =
          context.lines[itemId] ??
          spawn('cartLine', {
            id: `line-${itemId}`,
            input: {
              itemId,
              product,
              customWeight: cartItemInfo.customWeight ?? null,
              saved: effectiveQuantity(item),
              isLive: context.isLive,
            },
          });
      }
      return { lines };
    }),
    sendToLine: ({ context }, { itemId, event }: { itemId: number; event: CartLineEvent }) => {
      context.lines[itemId]?.send(event);
    },
    sendToLines: ({ context }, event: CartLineEvent) => {
      for (const line of Object.values(context.lines)) line.send(event);
    },
    emitCartChanged: emit(({ context: { cart, answeredAt, receivedAt, bypass } }) =>
      cart === null
        ? { type: 'cart.unavailable' as const }
        : { type: 'cart.changed' as const, summary: factsOf({ cart, answeredAt, receivedAt, bypass }) },
    ),
    emitUnavailable: emit({ type: 'cart.unavailable' }),
  },
  guards: {
    isKept: ({ context: { cart } }) => cart !== null && isAuthenticated(cart.user.userId),
  },
});
