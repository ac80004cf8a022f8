import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { ListOrderContext, ListOrderEmitted, ListOrderEvent, OrderedList } from './list-order.types.ts';

const atRest = {
  list: null,
  addresses: null,
  chosen: null,
  error: null,
} as const satisfies ListOrderContext;

const listOf = ({ list }: ListOrderContext): OrderedList => {
  if (list === null) throw new Error('a list is known before it is ordered');
  return list;
};
const addressOf = ({ chosen }: ListOrderContext): Address => {
  if (chosen === null) throw new Error('an address is chosen before a list is ordered');
  return chosen;
};

/**
 * 'Ordina per un altro indirizzo': the address is chosen, the list remembers it, the shopping goes there, and only then
 * is the whole list added, through the gates (LIST-09, decision 024).
 */
export const listOrderMachine = setup({
  types: {
    context: {} as ListOrderContext,
    events: {} as ListOrderEvent,
    emitted: {} as ListOrderEmitted,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listAddresses: {} as GivenPatientCall<readonly Address[]>,
    keepAddress: {} as GivenPatientCall<void, { listId: number; addressId: number }>,
    useAddress: {} as GivenPatientCall<CartAnswer, { address: Address }>,
  },
  actions: {
    assignList: assign((_, { list }: { list: OrderedList }) => ({ ...atRest, list })),
    /** Where the list went last, else the preferred one, else the first. */
    assignAddresses: assign(({ context: { list } }, { addresses }: { addresses: readonly Address[] }) => ({
      addresses,
      chosen:
        addresses.find(({ addressId }) => addressId === list?.addressId) ??
        addresses.find(({ preferred }) => preferred) ??
        addresses[0] ??
        null,
    })),
    assignChosen: assign(({ context: { addresses } }, { addressId }: { addressId: number }) => ({
      chosen: addresses?.find((address) => address.addressId === addressId) ?? null,
      error: null,
    })),
    clearError: assign({ error: null }),
    clear: assign(atRest),
    assignFailure: {} as GivenAction<FailedCall>,
    emitAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitOrdered: emit(({ context }) => ({ type: 'list.ordered' as const, listId: listOf(context).listId })),
  },
  guards: {
    isOwn: ({ context: { list, chosen } }) => list?.isOwn === true && chosen !== null,
    hasChosen: ({ context }) => context.chosen !== null,
    isDismissed: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'listOrder',
  context: atRest,
  initial: 'closed',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.closed',
      actions: 'clear',
      meta: { req: ['SES-08'] },
    },
    'order.close': { target: '.closed', actions: 'clear', meta: { req: ['LIST-09'] } },
  },
  states: {
    closed: {
      on: {
        'order.open': {
          target: 'loading',
          actions: { type: 'assignList', params: ({ event }) => event },
          meta: { req: ['LIST-09'] },
        },
      },
    },
    loading: {
      invoke: {
        id: 'listAddresses',
        src: 'listAddresses',
        onDone: {
          target: 'choosing',
          actions: { type: 'assignAddresses', params: ({ event }) => ({ addresses: event.output }) },
          meta: { req: ['LIST-09'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'closed',
            actions: 'clear',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    failed: {
      on: {
        'addresses.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    choosing: {
      on: {
        'address.choose': {
          actions: { type: 'assignChosen', params: ({ event }) => event },
          meta: { req: ['LIST-09'] },
        },
        'order.confirm': [
          { guard: 'isOwn', target: 'keeping', actions: 'clearError', meta: { req: ['LIST-09'] } },
          { guard: 'hasChosen', target: 'using', actions: 'clearError', meta: { req: ['LIST-09'] } },
        ],
      },
    },
    keeping: {
      description: 'The list remembers its address.',
      tags: ['busy'],
      invoke: {
        id: 'keepAddress',
        src: 'keepAddress',
        input: ({ context }) => ({
          listId: listOf(context).listId,
          addressId: addressOf(context).addressId,
        }),
        onDone: { target: 'using', meta: { req: ['LIST-09'] } },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'choosing',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'choosing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    using: {
      description: 'The shopping goes to the address: slot and prices are those of there.',
      tags: ['busy'],
      invoke: {
        id: 'useAddress',
        src: 'useAddress',
        input: ({ context }) => ({ address: addressOf(context) }),
        onDone: {
          target: 'closed',
          actions: [
            { type: 'emitAnswered', params: ({ event }) => ({ answer: event.output }) },
            'emitOrdered',
            'clear',
          ],
          meta: { req: ['LIST-09', 'LIST-11'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'choosing',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'choosing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
  },
});
