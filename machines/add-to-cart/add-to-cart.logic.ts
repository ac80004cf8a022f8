import { assign, emit } from 'xstate';
import { sumOfQuantities } from '../../contract/rules/quantity/quantity-sum.ts';
import { failureGuards, isRefusedFor } from '../failure.logic.ts';
import { chooseLess, chooseMore, chooseTyped } from '../../contract/rules/quantity/quantity-choice.ts';
import { addToCartMachine } from './add-to-cart.machine.ts';
import { additionOf } from './addition.logic.ts';
import type { AddToCartContext, AddToCartRequest, ProductRequest } from './add-to-cart.types.ts';

/** What a request asks for: what is known of a product besides may have changed since. */
const contentOf = (request: AddToCartRequest): string =>
  JSON.stringify(
    request.kind === 'product'
      ? [request.product.productId, request.quantity, request.chosen, request.acceptAlternatives]
      : { ...request, requestId: null },
  );

/** The request that waits for its options, with another quantity. */
const choose = ({ context: { pending } }: { context: AddToCartContext }, step: typeof chooseMore) => {
  if (pending?.kind !== 'product') return {};
  const { quantity, hint } = step(pending.product, pending.quantity);
  return { pending: { ...pending, quantity }, hint };
};

/** Whether both ask for the same product, chosen alike: they can be one request. */
const isMoreOf = (request: ProductRequest, waiting: AddToCartRequest): boolean =>
  waiting.kind === 'product' && contentOf({ ...waiting, quantity: request.quantity }) === contentOf(request);

/** What waits, with one more request; more of what waits already is asked for at once (GATE-14). */
function enqueued(queue: readonly AddToCartRequest[], request: AddToCartRequest) {
  if (request.kind !== 'product') return [...queue, request];
  const at = queue.findIndex((waiting) => isMoreOf(request, waiting));
  const waiting = queue[at];
  if (waiting?.kind !== 'product') return [...queue, request];
  return queue.with(at, { ...waiting, quantity: sumOfQuantities([waiting.quantity, request.quantity]) });
}

export const addToCartLogic = addToCartMachine.provide({
  actions: {
    accept: assign(({ context: { unconfirmed } }, { request }: { request: AddToCartRequest }) => ({
      pending: unconfirmed !== null && contentOf(unconfirmed) === contentOf(request) ? unconfirmed : request,
      hint: null,
      keyVersion: 0,
    })),
    enqueue: assign(({ context: { queue } }, { request }: { request: AddToCartRequest }) => ({
      queue: enqueued(queue, request),
    })),
    emitFailure: emit(({ context: { pending } }, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      ...additionOf(pending),
      error,
    })),
    stepUp: assign((at) => choose(at, chooseMore)),
    stepDown: assign((at) => choose(at, chooseLess)),
    assignTyped: assign((at, { text }: { text: string }) =>
      choose(at, (product, current) => chooseTyped(product, current, text)),
    ),
  },
  guards: { ...failureGuards, isRefusedFor },
});
