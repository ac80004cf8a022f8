import { assign, emit, setup } from 'xstate';
import type { Gate } from './add-to-cart.types.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { CartSummary } from '../cart/cart.types.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall, RefusedCall } from '../failure.logic.ts';
import type {
  AddToCartRequest,
  AddToCartContext,
  AddToCartEmitted,
  AddToCartEvent,
} from './add-to-cart.types.ts';

/** The pending request with the key it is sent with. */
const keyed = ({ pending, keyVersion }: AddToCartContext): AddToCartRequest | null =>
  pending === null || keyVersion === 0
    ? pending
    : { ...pending, requestId: `${pending.requestId}-${keyVersion}` };

/**
 * Adding passes the gates login, address, timeslot and options in this order; the request stays pending through all of
 * them, closing a gate drops it, and every gate is judged again before the call (GATE-01…GATE-18).
 */
export const addToCartMachine = setup({
  types: {
    context: {} as AddToCartContext,
    events: {} as AddToCartEvent,
    emitted: {} as AddToCartEmitted,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    add: {} as GivenCall<CartAnswer, { request: AddToCartRequest }>,
  },
  actions: {
    /** Makes the request the pending one; a request whose outcome is unknown keeps its key. */
    accept: {} as GivenAction<{ request: AddToCartRequest }>,
    /** Waits behind the others; more of a product that waits already joins it, so that many presses are one call. */
    enqueue: {} as GivenAction<{ request: AddToCartRequest }>,
    acceptNext: assign(({ context }) => ({
      pending: context.queue[0] ?? null,
      hint: null,
      keyVersion: 0,
      queue: context.queue.slice(1),
    })),
    drop: assign({ pending: null }),
    dropAll: assign({ pending: null, queue: [] }),
    assignSummary: assign((_, { summary }: { summary: CartSummary }) => ({
      isLoggedIn: summary.isLoggedIn,
      isAddressAssigned: summary.isAddressAssigned,
      isTimeslotAssigned: summary.isTimeslotAssigned,
      unconfirmed: null,
    })),
    loseSession: assign({ isLoggedIn: false, isAddressAssigned: false, isTimeslotAssigned: false }),
    loseAddress: assign({ isAddressAssigned: false, isTimeslotAssigned: false }),
    /** A refusal is repeated to whoever repeats the key. */
    renewKey: assign({ keyVersion: ({ context }) => context.keyVersion + 1 }),
    loseTimeslot: assign({ isTimeslotAssigned: false }),
    chooseOption: assign(({ context }, { parameterName, key }: { parameterName: string; key: string }) => ({
      pending:
        context.pending?.kind === 'product'
          ? { ...context.pending, chosen: { ...context.pending.chosen, [parameterName]: key } }
          : context.pending,
    })),
    stepUp: {} as GivenAction,
    stepDown: {} as GivenAction,
    assignTyped: {} as GivenAction<{ text: string }>,
    markOutcomeUnknown: assign({ unconfirmed: ({ context }) => keyed(context) }),
    clearUnconfirmed: assign({ unconfirmed: null }),
    openGate: emit((_, { gate }: { gate: Gate }) => ({ type: 'gate.opened' as const, gate })),
    emitCartAnswered: emit(({ context }, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
      request: context.pending,
    })),
    emitCartAdded: emit((_, { request, answer }: { request: AddToCartRequest | null; answer: CartAnswer }) =>
      request === null
        ? { type: 'cart.outcomeUnknown' as const }
        : {
            type: 'cart.added' as const,
            request,
            answer,
            hadMessages: answer.infos.length + answer.warnings.length > 0,
            isWhole: answer.warnings.length === 0,
          },
    ),
    emitOutcomeUnknown: emit({ type: 'cart.outcomeUnknown' }),
    /** Says what failed of the pending request. */
    emitFailure: {} as GivenAction<{ error: unknown }>,
  },
  guards: {
    needsLogin: ({ context }) => !context.isLoggedIn,
    needsAddress: ({ context }) => !context.isAddressAssigned,
    needsTimeslot: ({ context }) => !context.isTimeslotAssigned,
    needsOptions: ({ context: { pending } }) =>
      pending?.kind === 'product' &&
      pending.product.selectOptions.some(({ parameterName }) => pending.chosen[parameterName] === undefined),
    hasEveryOption: ({ context: { pending } }) =>
      pending?.kind !== 'product' ||
      pending.product.selectOptions.every(({ parameterName }) => pending.chosen[parameterName] !== undefined),
    isExpired: (_, { reason }: { reason: string }) => reason === 'expired',
    isReplaced: (_, { reason }: { reason: string }) => reason === 'replaced',
    /** The same shopper, or whoever answers the login that is opened, goes on. */
    isOver: (_, { reason }: { reason: string }) => reason === 'logout' || reason === 'disowned',
    hasQueue: ({ context }) => context.queue.length > 0,
    isSessionExpired: {} as GivenGuard<FailedCall>,
    isServiceDown: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    /** The server judged a gate otherwise: the slot expired, the address is no longer chosen. */
    isRefusedFor: {} as GivenGuard<RefusedCall>,
  },
  delays: { answerTimeout: 12_000, cartTimeout: 16_000 },
}).createMachine({
  id: 'addToCart',
  context: {
    isLoggedIn: false,
    isAddressAssigned: false,
    isTimeslotAssigned: false,
    pending: null,
    hint: null,
    keyVersion: 0,
    queue: [],
    unconfirmed: null,
  },
  initial: 'idle',
  on: {
    'cart.changed': { actions: { type: 'assignSummary', params: ({ event }) => event } },
    'session.closed': [
      {
        guard: { type: 'isReplaced', params: ({ event }) => event },
        target: '.idle',
        actions: ['loseSession', 'dropAll'],
        description: 'What one shopper wanted is not added to the cart of another.',
        meta: { req: ['SES-08'] },
      },
      { actions: 'loseSession' },
    ],
    // No gate is open.
    'gate.dismiss': {},
    'delivery.closed': {},
  },
  states: {
    idle: {
      on: {
        'cart.add': {
          target: 'gating',
          actions: { type: 'accept', params: ({ event }) => event },
          meta: { req: ['GATE-01'] },
        },
      },
    },
    gating: {
      description:
        'One request is pending; at most one gate is open. A further request is ignored (GATE-13).',
      initial: 'judging',
      on: {
        'gate.dismiss': { target: 'idle', actions: 'dropAll', meta: { req: ['GATE-05', 'SES-14'] } },
        'session.closed': [
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: 'loseSession',
            meta: { req: ['GATE-10'] },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: '.judging',
            actions: 'loseSession',
            meta: { req: ['GATE-09'] },
          },
        ],
      },
      states: {
        judging: {
          always: [
            { guard: 'needsLogin', target: 'awaitingLogin', meta: { req: ['GATE-01', 'SES-23'] } },
            { guard: 'needsAddress', target: 'awaitingAddress', meta: { req: ['GATE-01', 'GATE-07'] } },
            { guard: 'needsTimeslot', target: 'awaitingTimeslot', meta: { req: ['GATE-01', 'GATE-08'] } },
            { guard: 'needsOptions', target: 'awaitingOptions', meta: { req: ['GATE-01', 'GATE-11'] } },
            { target: '#addToCart.adding', meta: { req: ['GATE-02', 'GATE-03'] } },
          ],
        },
        awaitingLogin: {
          entry: { type: 'openGate', params: { gate: 'login' } },
          on: {
            'session.opened': { target: 'awaitingCart', meta: { req: ['SES-13', 'GATE-06', 'GATE-10'] } },
            'session.absent': { actions: { type: 'openGate', params: { gate: 'login' } } },
          },
        },
        awaitingCart: {
          description: 'Logged in: the cart is loaded before address and timeslot are judged.',
          tags: ['busy'],
          on: {
            'cart.changed': {
              target: 'judging',
              actions: { type: 'assignSummary', params: ({ event }) => event },
              meta: { req: ['GATE-06'] },
            },
            'cart.unavailable': {
              target: '#addToCart.idle',
              actions: [{ type: 'emitFailure', params: { error: 'network' } }, 'dropAll'],
            },
          },
          after: {
            cartTimeout: {
              target: '#addToCart.idle',
              actions: [{ type: 'emitFailure', params: { error: 'timeout' } }, 'dropAll'],
            },
          },
        },
        awaitingAddress: {
          entry: { type: 'openGate', params: { gate: 'address' } },
          on: {
            'cart.changed': {
              target: 'judging',
              actions: { type: 'assignSummary', params: ({ event }) => event },
            },
            'delivery.closed': {
              actions: { type: 'openGate', params: { gate: 'address' } },
              meta: { req: ['GATE-09'] },
            },
          },
        },
        awaitingTimeslot: {
          entry: { type: 'openGate', params: { gate: 'timeslot' } },
          on: {
            'cart.changed': {
              target: 'judging',
              actions: { type: 'assignSummary', params: ({ event }) => event },
            },
            'delivery.closed': {
              actions: { type: 'openGate', params: { gate: 'timeslot' } },
              meta: { req: ['GATE-09'] },
            },
          },
        },
        awaitingOptions: {
          entry: { type: 'openGate', params: { gate: 'options' } },
          on: {
            'option.choose': {
              actions: { type: 'chooseOption', params: ({ event }) => event },
              meta: { req: ['GATE-11', 'GATE-12'] },
            },
            'quantity.increase': { actions: 'stepUp', meta: { req: ['QTY-01', 'QTY-09'] } },
            'quantity.decrease': { actions: 'stepDown', meta: { req: ['QTY-03', 'QTY-04'] } },
            'quantity.entered': {
              actions: { type: 'assignTyped', params: ({ event }) => event },
              meta: { req: ['QTY-06', 'QTY-07'] },
            },
            'options.confirm': {
              guard: 'hasEveryOption',
              target: 'judging',
              meta: { req: ['GATE-09', 'GATE-11'] },
            },
          },
        },
      },
    },
    adding: {
      tags: ['busy'],
      invoke: {
        id: 'add',
        src: 'add',
        input: ({ context }) => {
          const request = keyed(context);
          if (request === null) throw new Error('a request is pending before it is sent');
          return { request };
        },
        onDone: {
          target: 'advancing',
          actions: [
            'clearUnconfirmed',
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            {
              type: 'emitCartAdded',
              params: ({ context, event }) => ({ request: context.pending, answer: event.output }),
            },
          ],
          meta: { req: ['GATE-16', 'ERR-10'] },
        },
        onError: [
          {
            guard: { type: 'isSessionExpired', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: 'loseSession',
            meta: { req: ['GATE-10'] },
          },
          {
            guard: { type: 'isServiceDown', params: ({ event }) => event },
            target: 'awaitingService',
            meta: { req: ['ERR-13'] },
          },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, code: 'cart.address.required' }),
            },
            target: 'gating',
            actions: ['loseAddress', 'renewKey', 'emitOutcomeUnknown'],
            meta: { req: ['GATE-09'] },
          },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, code: 'cart.timeslot.required' }),
            },
            target: 'gating',
            actions: ['loseTimeslot', 'renewKey', 'emitOutcomeUnknown'],
            meta: { req: ['GATE-09'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'advancing',
            actions: ['clearUnconfirmed', { type: 'emitFailure', params: ({ event }) => event }],
            meta: { req: ['GATE-17'] },
          },
          {
            target: 'advancing',
            actions: [
              'markOutcomeUnknown',
              { type: 'emitFailure', params: ({ event }) => event },
              'emitOutcomeUnknown',
            ],
            meta: { req: ['GATE-17', 'ERR-04'] },
          },
        ],
      },
      after: {
        answerTimeout: {
          target: 'advancing',
          actions: [
            'markOutcomeUnknown',
            { type: 'emitFailure', params: { error: 'timeout' } },
            'emitOutcomeUnknown',
          ],
        },
      },
      on: {
        'cart.add': {
          actions: { type: 'enqueue', params: ({ event }) => event },
          meta: { req: ['GATE-14'] },
        },
        // Whatever this call may still answer belongs to a session that is gone; its key is sent again.
        'session.closed': [
          {
            guard: { type: 'isExpired', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: 'loseSession',
            meta: { req: ['GATE-10'] },
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'gating',
            actions: 'loseSession',
            meta: { req: ['GATE-09'] },
          },
        ],
      },
    },
    awaitingSession: {
      description:
        'The session expired in the middle: its own dialog asks for the login, the add waits with its key.',
      on: {
        'session.opened': { target: 'gating.awaitingCart', meta: { req: ['GATE-10', 'SES-13'] } },
        'gate.dismiss': { target: 'idle', actions: 'dropAll', meta: { req: ['SES-14'] } },
      },
    },
    awaitingService: {
      description: 'The service is down: the request waits for it, with its key.',
      on: { 'service.resumed': { target: 'gating', meta: { req: ['ERR-13'] } } },
    },
    advancing: {
      entry: 'drop',
      always: [
        { guard: 'hasQueue', target: 'gating', actions: 'acceptNext', meta: { req: ['GATE-14'] } },
        { target: 'idle' },
      ],
    },
  },
});
