import { assign, setup } from 'xstate';
import type { Workplace } from '../../contract/api/account/shop-at-work.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface ShopAtWorkContext {
  code: string;
  /** What is wrong with what is typed. */
  fault: string | null;
  error: FlowError | null;
  /** The name of the workplace that was joined last. */
  workplace: string | null;
}

interface ShopAtWorkEvents {
  'code.changed': { text: string };
  'code.subscribe': object;
  'session.opened': object;
  'session.closed': { reason: 'logout' | 'expired' | 'disowned' };
  'login.dismissed': object;
  'service.resumed': object;
}
export type ShopAtWorkEvent = EventOf<ShopAtWorkEvents>;

const nothingTyped: ShopAtWorkContext = { code: '', fault: null, error: null, workplace: null };

/** The code of a company whose people have their groceries brought to work; its outcome is told (REG-24). */
export const shopAtWorkMachine = setup({
  types: {
    context: {} as ShopAtWorkContext,
    events: {} as ShopAtWorkEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { subscribe: {} as GivenCall<Workplace, { code: string }> },
  actions: {
    assignCode: assign((_, { text }: { text: string }) => ({ ...nothingTyped, code: text })),
    assignWorkplace: assign((_, { name }: { name: string }) => ({ ...nothingTyped, workplace: name })),
    validateCode: {} as GivenAction,
    clearNews: assign({ fault: null, error: null, workplace: null }),
    clearAll: assign(nothingTyped),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
  },
  guards: {
    hasCode: ({ context }) => context.code.trim() !== '',
    isInterrupted: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'shopAtWork',
  context: nothingTyped,
  initial: 'typing',
  on: {
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.typing',
      actions: 'clearAll',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    typing: {
      on: {
        'code.changed': {
          actions: { type: 'assignCode', params: ({ event }) => event },
          meta: { req: ['REG-24'] },
        },
        'code.subscribe': [
          { guard: 'hasCode', target: 'subscribing', actions: 'clearNews', meta: { req: ['REG-24'] } },
          { actions: 'validateCode', meta: { req: ['VAL-14'] } },
        ],
      },
    },
    subscribing: {
      invoke: {
        id: 'subscribe',
        src: 'subscribe',
        input: ({ context }) => ({ code: context.code.trim() }),
        onDone: {
          target: 'typing',
          actions: { type: 'assignWorkplace', params: ({ event }) => event.output },
          meta: { req: ['REG-24'] },
        },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'typing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['REG-24'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'typing', actions: 'assignTimeout', meta: { req: ['ERR-04'] } } },
    },
    awaitingSession: {
      description: 'The session expired or the service is down: the code is sent again when it is back.',
      on: {
        'session.opened': { target: 'subscribing', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'subscribing', meta: { req: ['ERR-13'] } },
        'login.dismissed': { target: 'typing', meta: { req: ['SES-14'] } },
      },
    },
  },
});
