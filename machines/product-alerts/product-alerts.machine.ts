import { assign, emit, setup } from 'xstate';
import type { GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  AlertPress,
  AlertStanding,
  ProductAlert,
  ProductAlertsContext,
  ProductAlertsEmitted,
  ProductAlertsEvent,
  ProductAlertsInput,
} from './product-alerts.types.ts';

const idOf = ({ product }: { product: { productId: number } }): number => product.productId;
const isAtShop = ({ alerts, removed }: ProductAlertsContext, productId: number): boolean =>
  alerts?.some((alert) => idOf(alert) === productId) === true && !removed.includes(productId);

const pressOf = ({ sending }: ProductAlertsContext): AlertPress => {
  if (sending === null) throw new Error('a press is sent');
  return sending;
};

/**
 * 'Avvisami': a press shows at once and the shop settles it; what it refuses is as before, with a word. Nobody's press asks for
 * the login and goes on afterwards, a session that is lost, or a service that is down, loses none. What is waited for is asked
 * of the shop only where it is looked at (B-25).
 */
export const productAlertsMachine = setup({
  types: {
    context: {} as ProductAlertsContext,
    events: {} as ProductAlertsEvent,
    input: {} as ProductAlertsInput,
    emitted: {} as ProductAlertsEmitted,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    loadAlerts: {} as GivenCall<readonly ProductAlert[], { isAwaited: boolean }>,
    setAlert: {} as GivenCall<AlertStanding, AlertPress>,
  },
  actions: {
    /** A second press of a product that is not settled yet changes nothing. */
    press: assign(({ context }, { product, wanted }: AlertPress) => {
      const isPressed = [...context.presses, context.sending].some(
        (press) => press !== null && idOf(press) === product.productId,
      );
      return isPressed ? {} : { presses: [...context.presses, { product, wanted }] };
    }),
    assignAlerts: assign((_, { alerts }: { alerts: readonly ProductAlert[] }) => ({ alerts, removed: [] })),
    dropSettled: assign(({ context }) => ({
      presses: context.presses.filter((press) => press.wanted !== isAtShop(context, idOf(press))),
    })),
    send: assign(({ context: { presses } }) => ({
      sending: presses[0] ?? null,
      presses: presses.slice(1),
    })),
    settle: assign(({ context: { alerts, removed, sending } }, { productId, waiting }: AlertStanding) => {
      const known = alerts ?? [];
      const others = removed.filter((id) => id !== productId);
      const isNew = waiting && sending !== null && !known.some((alert) => idOf(alert) === productId);
      return {
        sending: null,
        alerts: isNew ? [{ product: sending.product, askedAt: null }, ...known] : known,
        removed: waiting ? others : [...others, productId],
      };
    }),
    keep: assign(({ context: { sending, presses } }) => ({
      sending: null,
      presses: sending === null ? presses : [sending, ...presses],
    })),
    undo: assign({ sending: null }),
    undoAll: assign({ sending: null, presses: [] }),
    forget: assign({ alerts: null, removed: [], sending: null, presses: [] }),
    requestLogin: emit({ type: 'login.requested' }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'setProductAlert' as const,
      error,
    })),
  },
  guards: {
    wasLoggedIn: ({ context }) => context.wasLoggedIn,
    hasPress: ({ context }) => context.presses.length > 0,
    isQuiet: ({ context }) => context.presses.length === 0,
    isExpired: (_, { reason }: { reason: string }) => reason === 'expired',
    isInterrupted: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'productAlerts',
  context: ({ input }) => ({ ...input, alerts: null, removed: [], sending: null, presses: [] }),
  initial: 'opening',
  on: {
    'session.closed': [
      {
        guard: { type: 'isExpired', params: ({ event }) => event },
        target: '.awaitingSession',
        actions: 'keep',
        meta: { req: ['SES-07'] },
      },
      { target: '.away', meta: { req: ['SES-08'] } },
    ],
  },
  states: {
    opening: { always: [{ guard: 'wasLoggedIn', target: 'unasked' }, { target: 'away' }] },
    away: {
      description: 'Nobody is logged in: nothing is waited for, and nothing is asked.',
      entry: 'forget',
      on: {
        'alert.set': {
          target: 'awaitingSession',
          actions: [{ type: 'press', params: ({ event }) => event }, 'requestLogin'],
          meta: { req: ['B-25', 'SES-23'] },
        },
        'session.opened': { target: 'unasked' },
      },
    },
    unasked: {
      description: 'Nothing that is sold out has been looked at.',
      on: {
        'alerts.look': { target: 'loading', meta: { req: ['B-25'] } },
        'alerts.reload': { target: 'loading', meta: { req: ['B-25'] } },
        'alert.set': {
          target: 'loading',
          actions: { type: 'press', params: ({ event }) => event },
          meta: { req: ['B-25'] },
        },
        'session.closed': { target: 'away', meta: { req: ['SES-08'] } },
      },
    },
    awaitingSession: {
      description: 'Presses wait for a login, or for the service to be back.',
      on: {
        'alert.set': {
          actions: [{ type: 'press', params: ({ event }) => event }, 'requestLogin'],
          meta: { req: ['B-25', 'SES-23'] },
        },
        'session.opened': { target: 'loading', meta: { req: ['SES-07', 'SES-13'] } },
        // A session that was still looked for may have dropped the request.
        'session.absent': { actions: 'requestLogin', meta: { req: ['SES-23'] } },
        'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
        'login.dismissed': { target: 'away', meta: { req: ['SES-14'] } },
      },
    },
    loading: {
      invoke: {
        id: 'loadAlerts',
        src: 'loadAlerts',
        input: ({ context: { presses } }) => ({ isAwaited: presses.length > 0 }),
        onDone: {
          target: 'judging',
          actions: [
            { type: 'assignAlerts', params: ({ event }) => ({ alerts: event.output }) },
            'dropSettled',
          ],
          meta: { req: ['B-25'] },
        },
        onError: [
          // Nothing is said of a question the shopper did not ask.
          { guard: 'isQuiet', target: 'resting', meta: { req: ['ERR-03'] } },
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'resting',
            actions: [{ type: 'emitFailure', params: ({ event }) => event }, 'undoAll'],
            meta: { req: ['B-25', 'ERR-11'] },
          },
        ],
      },
      after: {
        answerTimeout: [
          { guard: 'isQuiet', target: 'resting', meta: { req: ['ERR-03'] } },
          {
            target: 'resting',
            actions: [{ type: 'emitFailure', params: { error: 'timeout' } }, 'undoAll'],
            meta: { req: ['B-25', 'ERR-11'] },
          },
        ],
      },
      on: { 'alert.set': { actions: { type: 'press', params: ({ event }) => event } } },
    },
    judging: {
      always: [{ guard: 'hasPress', target: 'saving', actions: 'send' }, { target: 'shown' }],
    },
    shown: {
      on: {
        'alert.set': {
          target: 'judging',
          actions: [{ type: 'press', params: ({ event }) => event }, 'dropSettled'],
          meta: { req: ['B-25'] },
        },
        'alerts.reload': { target: 'loading', meta: { req: ['B-25'] } },
        'session.opened': { target: 'loading', meta: { req: ['SES-08'] } },
      },
    },
    resting: {
      description: 'The shop did not tell: what was known stays, and whoever looks or presses asks again.',
      on: {
        'alert.set': {
          target: 'loading',
          actions: { type: 'press', params: ({ event }) => event },
          meta: { req: ['ERR-04'] },
        },
        'alerts.look': { target: 'loading', meta: { req: ['ERR-04'] } },
        'alerts.reload': { target: 'loading', meta: { req: ['ERR-04'] } },
        'session.opened': { target: 'loading', meta: { req: ['SES-08'] } },
        'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
      },
    },
    saving: {
      invoke: {
        id: 'setAlert',
        src: 'setAlert',
        input: ({ context }) => pressOf(context),
        onDone: {
          target: 'judging',
          actions: [{ type: 'settle', params: ({ event }) => event.output }, 'dropSettled'],
          meta: { req: ['B-25', 'ERR-10'] },
        },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: 'keep',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'loading',
            actions: [{ type: 'emitFailure', params: ({ event }) => event }, 'undo'],
            meta: { req: ['B-25', 'ERR-11'] },
          },
        ],
      },
      after: {
        answerTimeout: {
          target: 'loading',
          actions: [{ type: 'emitFailure', params: { error: 'timeout' } }, 'undo'],
          meta: { req: ['B-25', 'ERR-11'] },
        },
      },
      on: { 'alert.set': { actions: { type: 'press', params: ({ event }) => event } } },
    },
  },
});
