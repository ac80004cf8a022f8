import { assign, setup } from 'xstate';
import type { Usuals } from '../../contract/api/ordering/usuals.ts';
import type { QuantityChange } from '../../contract/rules/quantity/quantity-choice.ts';
import type { GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { ReadyQuantities, UsualsContext, UsualsEvent, UsualsFilter } from './usuals.types.ts';

const without = (ready: ReadyQuantities | null, productIds: readonly number[]): ReadyQuantities =>
  Object.fromEntries(Object.entries(ready ?? {}).filter(([id]) => !productIds.includes(Number(id))));

type AddOutcome = Extract<UsualsEvent, { type: 'cart.added' }>;

/** The products an add was of, where it names them. */
function productsOf({ request }: AddOutcome): readonly number[] {
  if (request.kind === 'product') return [request.product.productId];
  return request.kind === 'products' ? request.items.map(({ productId }) => productId) : [];
}

/**
 * 'I tuoi soliti': what is running low is ready with its usual quantity, the rest is made ready with one press; nothing is
 * in the cart until all that is ready is added at once. That add is the shop-wide flow's: this one hears when it is done
 * (B-20).
 */
export const usualsMachine = setup({
  types: {
    context: {} as UsualsContext,
    events: {} as UsualsEvent,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listUsuals: {} as GivenPatientCall<Usuals> },
  actions: {
    /** What runs low is ready the first time; later only what can no longer be had leaves. */
    assignUsuals: {} as GivenAction<{ usuals: Usuals }>,
    /** With the usual quantity; what is ready keeps the one it has. */
    take: {} as GivenAction<{ productIds: readonly number[] }>,
    leave: assign(({ context: { ready } }, { productIds }: { productIds: readonly number[] }) => ({
      ready: without(ready, productIds),
    })),
    changeReady: {} as GivenAction<{ productId: number; change: QuantityChange }>,
    assignFilter: assign((_, { filter }: { filter: UsualsFilter }) => ({ filter })),
    clearError: assign({ error: null }),
    clear: assign({ usuals: null, ready: null, filter: 'all', error: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
  },
  guards: {
    isDismissed: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
    /** Not all of many went in. */
    isPartOfMany: (_, { request, isWhole }: AddOutcome) => request.kind === 'products' && !isWhole,
  },
}).createMachine({
  id: 'usuals',
  context: { usuals: null, ready: null, filter: 'all', error: null },
  initial: 'loading',
  on: {
    // A session that expired is opened again by the same shopper: what is ready stays so.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.failed',
      actions: ['clear', 'assignDismissed'],
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'listUsuals',
        src: 'listUsuals',
        onDone: {
          target: 'shown',
          actions: { type: 'assignUsuals', params: ({ event }) => ({ usuals: event.output }) },
          meta: { req: ['B-20'] },
        },
        onError: {
          target: 'failed',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['ERR-04'] },
        },
      },
    },
    failed: {
      description: 'There is no answer, or nobody is logged in: what was ready waits.',
      tags: ['settled'],
      on: {
        'usuals.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    shown: {
      tags: ['settled'],
      on: {
        'usual.take': {
          actions: { type: 'take', params: ({ event }) => ({ productIds: [event.productId] }) },
          meta: { req: ['B-20'] },
        },
        'usual.change': {
          actions: { type: 'changeReady', params: ({ event }) => event },
          meta: { req: ['B-20', 'QTY-03', 'QTY-07', 'QTY-09'] },
        },
        'usual.leave': {
          actions: { type: 'leave', params: ({ event }) => ({ productIds: [event.productId] }) },
          meta: { req: ['B-20'] },
        },
        'group.take': { actions: { type: 'take', params: ({ event }) => event }, meta: { req: ['B-20'] } },
        'group.leave': { actions: { type: 'leave', params: ({ event }) => event }, meta: { req: ['B-20'] } },
        // Of what was not added the shop says why; it stays ready as far as it can still be had.
        'cart.added': [
          {
            guard: { type: 'isPartOfMany', params: ({ event }) => event },
            target: '.refreshing',
            meta: { req: ['B-20'] },
          },
          {
            actions: { type: 'leave', params: ({ event }) => ({ productIds: productsOf(event) }) },
            meta: { req: ['B-20'] },
          },
        ],
        'hash.changed': { target: '.refreshing', meta: { req: ['B-28'] } },
        'filter.choose': {
          actions: { type: 'assignFilter', params: ({ event }) => event },
          meta: { req: ['B-20'] },
        },
      },
      initial: 'resting',
      states: {
        resting: {},
        refreshing: {
          description:
            'What is known stays on screen and can be pressed; without an answer it stays as it is.',
          invoke: {
            id: 'refreshUsuals',
            src: 'listUsuals',
            onDone: {
              target: 'resting',
              actions: { type: 'assignUsuals', params: ({ event }) => ({ usuals: event.output }) },
              meta: { req: ['B-28'] },
            },
            onError: [
              {
                guard: { type: 'isDismissed', params: ({ event }) => event },
                target: '#usuals.failed',
                actions: { type: 'assignFailure', params: ({ event }) => event },
                meta: { req: ['SES-14'] },
              },
              { target: 'resting', meta: { req: ['ERR-04'] } },
            ],
          },
        },
      },
    },
  },
});
