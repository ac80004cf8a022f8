import { assign, setup } from 'xstate';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { PushPermission } from '../../contract/rules/push/push-permission.ts';
import type { PushContext, PushEvent, PushInput, PushStanding } from './push.types.ts';

/**
 * Whether this device is told of orders and products. The shopper is asked after an order, by our own words first: the
 * device's question is for those who said yes to them, for it is asked only once. It registers for somebody who is logged
 * in alone (PUSH-01, PUSH-02).
 */
export const pushMachine = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
    input: {} as PushInput,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    recall: {} as GivenCall<PushStanding>,
    /** Has the device ask the shopper. */
    askPermission: {} as GivenCall<PushPermission>,
    register: {} as GivenCall<void>,
    unregister: {} as GivenCall<void>,
  },
  actions: {
    assignStanding: assign((_, standing: PushStanding) => standing),
    assignDone: assign((_, { orderId }: { orderId: number }) => ({ doneOrder: orderId })),
    assignAsked: assign((_, { orderId }: { orderId: number }) => ({ askedAfter: orderId })),
    forgetOrder: assign({ doneOrder: null }),
    forgetAnswers: assign({ askedAfter: null, mustRegister: false }),
    assignPermission: assign((_, { permission }: { permission: PushPermission }) => ({
      permission,
      mustRegister: true,
    })),
    markWanted: assign({ isWanted: true, error: null }),
    markUnwanted: assign({ isWanted: false, mustRegister: true, doneOrder: null, error: null }),
    markRegistered: assign({ mustRegister: false }),
    demandRegistration: assign({ mustRegister: true, doneOrder: null, error: null }),
    markLoggedIn: assign({ isLoggedIn: true }),
    markLoggedOut: assign({ isLoggedIn: false, mustRegister: true, doneOrder: null, error: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    /** It is asked once for each order, in whatever tab. */
    keepAsked: {} as GivenAction<{ orderId: number }>,
    /** The shop forgot whose device it is: whoever logs in next registers anew. */
    keepReleased: {} as GivenAction,
  },
  guards: {
    isBarred: ({ context: { permission } }) => permission !== 'granted' && permission !== 'undecided',
    isSilent: ({ context }) => !context.isWanted || context.permission !== 'granted',
    isStranger: ({ context }) => !context.isLoggedIn,
    isRegistered: ({ context }) => !context.mustRegister,
    isAskable: ({ context }, { orderId }: { orderId: number }) =>
      context.isLoggedIn && orderId !== context.askedAfter,
    /** An order was done before it was known how the device stands. */
    isToBeAsked: ({ context: { isLoggedIn, isWanted, permission, doneOrder, askedAfter } }) =>
      isLoggedIn && doneOrder !== null && doneOrder !== askedAfter && (!isWanted || permission !== 'granted'),
    isInterrupted: {} as GivenGuard<FailedCall>,
  },
  delays: {
    deviceTimeout: 5_000,
    /** Longer than somebody reads the device's question. */
    questionTimeout: 120_000,
    /** The worker may have to be installed first. */
    registerTimeout: 30_000,
  },
}).createMachine({
  id: 'push',
  context: ({ input }) => ({
    ...input,
    isWanted: false,
    permission: null,
    mustRegister: false,
    askedAfter: null,
    doneOrder: null,
    error: null,
  }),
  initial: 'recalling',
  on: {
    'session.opened': { actions: 'markLoggedIn' },
    'session.closed': {
      target: '.deciding',
      actions: ['markLoggedOut', 'keepReleased'],
      meta: { req: ['PUSH-02'] },
    },
  },
  states: {
    recalling: {
      description: 'How the device stands, and what was answered before.',
      entry: 'forgetAnswers',
      on: {
        'order.done': { actions: { type: 'assignDone', params: ({ event }) => event } },
        'session.closed': { actions: ['markLoggedOut', 'keepReleased'], meta: { req: ['PUSH-02'] } },
      },
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: {
          target: 'deciding',
          actions: { type: 'assignStanding', params: ({ event }) => event.output },
        },
        onError: { target: 'barred', meta: { req: ['PUSH-08'] } },
      },
      after: { deviceTimeout: { target: 'barred', meta: { req: ['PUSH-08'] } } },
    },
    deciding: {
      always: [
        { guard: 'isBarred', target: 'barred', meta: { req: ['PUSH-08'] } },
        {
          guard: 'isToBeAsked',
          target: 'primed',
          actions: [
            { type: 'keepAsked', params: ({ context }) => ({ orderId: context.doneOrder ?? 0 }) },
            { type: 'assignAsked', params: ({ context }) => ({ orderId: context.doneOrder ?? 0 }) },
            'forgetOrder',
          ],
          meta: { req: ['PUSH-01'] },
        },
        { guard: 'isSilent', target: 'off', meta: { req: ['PUSH-08'] } },
        { guard: 'isStranger', target: 'resting', actions: 'forgetOrder', meta: { req: ['PUSH-02'] } },
        { guard: 'isRegistered', target: 'registered', actions: 'forgetOrder', meta: { req: ['PUSH-01'] } },
        { target: 'registering', meta: { req: ['PUSH-01', 'PUSH-02'] } },
      ],
    },
    barred: {
      entry: 'markUnwanted',
      description: 'The device shows no messages, or forbids ours: its own settings alone change that.',
      on: { 'permission.look': { target: 'recalling', meta: { req: ['PUSH-08'] } } },
    },
    off: {
      entry: 'markUnwanted',
      on: {
        'order.done': {
          guard: { type: 'isAskable', params: ({ event }) => event },
          target: 'primed',
          actions: [
            { type: 'keepAsked', params: ({ event }) => event },
            { type: 'assignAsked', params: ({ event }) => event },
          ],
          meta: { req: ['PUSH-01'] },
        },
        'push.turnOn': { target: 'asking', actions: 'markWanted', meta: { req: ['PUSH-01'] } },
        'permission.look': { target: 'recalling' },
      },
    },
    primed: {
      description: 'Our own question stands; the device asks nothing yet.',
      on: {
        'primer.accept': { target: 'asking', actions: 'markWanted', meta: { req: ['PUSH-01'] } },
        'primer.later': { target: 'off', meta: { req: ['PUSH-01'] } },
      },
    },
    asking: {
      description: 'The device’s question stands, unless it was answered before.',
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: {
          target: 'deciding',
          actions: { type: 'assignPermission', params: ({ event }) => ({ permission: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['PUSH-08'] },
        },
      },
      after: { questionTimeout: { target: 'off', meta: { req: ['PUSH-08'] } } },
    },
    registering: {
      entry: 'demandRegistration',
      invoke: {
        id: 'register',
        src: 'register',
        onDone: { target: 'registered', actions: 'markRegistered', meta: { req: ['PUSH-01', 'PUSH-02'] } },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'resting',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['PUSH-01'] },
          },
        ],
      },
      after: { registerTimeout: { target: 'failed', actions: 'assignTimeout', meta: { req: ['PUSH-01'] } } },
    },
    registered: {
      on: {
        'token.renewed': { target: 'registering', meta: { req: ['PUSH-02'] } },
        'push.turnOff': { target: 'unregistering', actions: 'markUnwanted', meta: { req: ['PUSH-03'] } },
        'permission.look': { target: 'recalling' },
      },
    },
    resting: {
      description: 'It is wanted, but nobody is logged in to register for, or the shop is away.',
      on: {
        'session.opened': {
          target: 'registering',
          actions: 'markLoggedIn',
          meta: { req: ['PUSH-02', 'SES-07'] },
        },
        'service.resumed': { target: 'deciding', meta: { req: ['ERR-13'] } },
      },
    },
    unregistering: {
      invoke: {
        id: 'unregister',
        src: 'unregister',
        onDone: { target: 'off', meta: { req: ['PUSH-03'] } },
        onError: {
          target: 'registered',
          actions: ['markWanted', { type: 'assignFailure', params: ({ event }) => event }],
          meta: { req: ['PUSH-03'] },
        },
      },
      after: {
        registerTimeout: {
          target: 'registered',
          actions: ['markWanted', 'assignTimeout'],
          meta: { req: ['PUSH-03'] },
        },
      },
    },
    failed: {
      description: 'It could not be turned on: the shopper is told, and may try again.',
      on: {
        'push.turnOn': { target: 'asking', actions: 'markWanted', meta: { req: ['PUSH-01'] } },
      },
    },
  },
});
