import { assign, emit, setup } from 'xstate';
import type { OrderItem } from '../../contract/api/ordering/order.ts';
import type { ClaimReason, LineClaim } from '../../contract/api/ordering/order-delivery.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { ClaimContext, ClaimEmitted, ClaimEvent, FaultReason } from './claim.types.ts';

const atRest = {
  item: null,
  claimable: 0,
  reason: null,
  quantity: null,
  text: '',
  claim: null,
  error: null,
} as const satisfies Omit<ClaimContext, 'orderId'>;

/** A claim as it is sent; `quantity` in pieces or the selling unit, null for all that came. */
interface SentClaim {
  orderId: number;
  orderItemId: number;
  reason: ClaimReason;
  quantity: number | null;
  text: string;
}

/** Reasons that may be about a part of what came; the others are about all of it (B-22). */
export const isCountedReason = (reason: ClaimReason): boolean => reason === 'damaged' || reason === 'weight';

const complaintOf = ({ orderId, item, reason, quantity, text }: ClaimContext): SentClaim => {
  if (item === null || reason === null)
    throw new Error('a line and a reason are known before a claim is sent');
  return { orderId, orderItemId: item.orderItemId, reason, quantity, text };
};

/**
 * 'Cosa non va?': one press says what is wrong with a delivered line and claims its money back; damage and weight ask
 * how much first. A claim nobody answered is looked for in the order before it is sent again (B-22, decision 071).
 */
export const claimMachine = setup({
  types: {
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    emitted: {} as ClaimEmitted,
    input: {} as { orderId: number },
    tags: {} as 'busy' | 'asking' | 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    claimLine: {} as GivenPatientCall<LineClaim, SentClaim>,
    readClaim: {} as GivenPatientCall<LineClaim | null, { orderId: number; orderItemId: number }>,
  },
  actions: {
    assignLine: assign((_, { item, claimable }: { item: OrderItem; claimable: number }) => ({
      ...atRest,
      item,
      claimable,
    })),
    assignUnwanted: assign({ reason: 'unwanted' as const }),
    assignReason: {} as GivenAction<{ reason: FaultReason }>,
    clearReason: assign({ reason: null, quantity: null, text: '', error: null }),
    step: {} as GivenAction<{ by: 1 | -1 }>,
    assignText: assign((_, { text }: { text: string }) => ({ text })),
    clearError: assign({ error: null }),
    assignClaim: assign((_, { claim }: { claim: LineClaim | null }) => ({
      claim,
      error: null,
    })),
    clear: assign(atRest),
    assignFailure: {} as GivenAction<FailedCall>,
    emitOutdated: emit(({ context: { orderId } }) => ({ type: 'order.outdated' as const, orderId })),
  },
  guards: {
    isCounted: (_, { reason }: { reason: FaultReason }) => isCountedReason(reason),
    wasUnwanted: ({ context }) => context.reason === 'unwanted',
    wasCounted: ({ context: { reason } }) => reason !== null && isCountedReason(reason),
    isClaimed: (_, { claim }: { claim: LineClaim | null }) => claim !== null,
    isDismissed: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'claim',
  context: ({ input }) => ({ ...atRest, orderId: input.orderId }),
  initial: 'closed',
  on: {
    // A session that expired is opened again by the same shopper: what was begun is still there then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.closed',
      actions: 'clear',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    closed: {
      tags: ['settled'],
      on: {
        'claim.pick': { target: 'picking', meta: { req: ['B-22'] } },
        'claim.open': {
          target: 'choosing',
          actions: { type: 'assignLine', params: ({ event }) => event },
          meta: { req: ['B-22'] },
        },
        'claim.decline': {
          target: 'confirming',
          actions: [{ type: 'assignLine', params: ({ event }) => event }, 'assignUnwanted'],
          meta: { req: ['B-22'] },
        },
      },
    },
    picking: {
      description: 'Every line that came can be claimed, not the changed ones alone.',
      on: {
        'claim.pickDone': { target: 'closed', meta: { req: ['B-22'] } },
        'claim.open': {
          target: 'choosing',
          actions: { type: 'assignLine', params: ({ event }) => event },
          meta: { req: ['B-22'] },
        },
        'claim.decline': {
          target: 'confirming',
          actions: [{ type: 'assignLine', params: ({ event }) => event }, 'assignUnwanted'],
          meta: { req: ['B-22'] },
        },
      },
    },
    choosing: {
      tags: ['asking'],
      on: {
        'reason.choose': [
          {
            guard: { type: 'isCounted', params: ({ event }) => event },
            target: 'counting',
            actions: { type: 'assignReason', params: ({ event }) => event },
            meta: { req: ['B-22'] },
          },
          {
            target: 'sending',
            actions: { type: 'assignReason', params: ({ event }) => event },
            meta: { req: ['B-22'] },
          },
        ],
        'claim.close': { target: 'closed', actions: 'clear', meta: { req: ['B-22'] } },
      },
    },
    counting: {
      tags: ['asking'],
      on: {
        'quantity.increase': { actions: { type: 'step', params: { by: 1 } }, meta: { req: ['B-22'] } },
        'quantity.decrease': { actions: { type: 'step', params: { by: -1 } }, meta: { req: ['B-22'] } },
        'text.change': {
          actions: { type: 'assignText', params: ({ event }) => event },
          meta: { req: ['B-22'] },
        },
        'claim.back': { target: 'choosing', actions: 'clearReason', meta: { req: ['B-22'] } },
        'claim.send': { target: 'sending', actions: 'clearError', meta: { req: ['B-22'] } },
        'claim.close': { target: 'closed', actions: 'clear', meta: { req: ['B-22'] } },
      },
    },
    confirming: {
      description: 'What came in place of another is asked about once.',
      on: {
        'claim.send': { target: 'sending', actions: 'clearError', meta: { req: ['B-22'] } },
        'claim.close': { target: 'closed', actions: 'clear', meta: { req: ['SHELL-13'] } },
      },
    },
    sending: {
      tags: ['busy'],
      invoke: {
        id: 'claimLine',
        src: 'claimLine',
        input: ({ context }) => complaintOf(context),
        onDone: {
          target: 'sent',
          actions: [
            { type: 'assignClaim', params: ({ event }) => ({ claim: event.output }) },
            'emitOutdated',
          ],
          meta: { req: ['B-22'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'reopened',
            meta: { req: ['SES-14'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'reopened',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'emitOutdated'],
            meta: { req: ['B-22'] },
          },
          {
            target: 'checking',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    checking: {
      description:
        'Nobody knows whether the claim was taken: the order is asked, before anything is sent again.',
      tags: ['busy'],
      invoke: {
        id: 'readClaim',
        src: 'readClaim',
        input: ({ context }) => {
          const { orderId, orderItemId } = complaintOf(context);
          return { orderId, orderItemId };
        },
        onDone: [
          {
            guard: { type: 'isClaimed', params: ({ event }) => ({ claim: event.output }) },
            target: 'sent',
            actions: [
              { type: 'assignClaim', params: ({ event }) => ({ claim: event.output }) },
              'emitOutdated',
            ],
            meta: { req: ['B-22'] },
          },
          { target: 'reopened', meta: { req: ['ERR-04'] } },
        ],
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'reopened',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'uncertain',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    uncertain: {
      on: {
        'claim.check': { target: 'checking', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'checking', meta: { req: ['B-40'] } },
        'claim.close': { target: 'closed', actions: ['clear', 'emitOutdated'], meta: { req: ['B-22'] } },
      },
    },
    reopened: {
      always: [
        { guard: 'wasUnwanted', target: 'confirming', meta: { req: ['B-22'] } },
        { guard: 'wasCounted', target: 'counting', meta: { req: ['B-22'] } },
        { target: 'choosing', meta: { req: ['B-22'] } },
      ],
    },
    sent: {
      on: {
        'claim.another': { target: 'picking', actions: 'clear', meta: { req: ['B-22'] } },
        'claim.close': { target: 'closed', actions: 'clear', meta: { req: ['B-22'] } },
      },
    },
  },
});
