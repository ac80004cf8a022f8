import { assign, setup } from 'xstate';
import type { Workplace } from '../../contract/api/account/shop-at-work.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
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
  'session.closed': { reason: SessionEnd };
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
  actors: { subscribe: {} as GivenPatientCall<Workplace, { code: string }> },
  actions: {
    assignCode: assign((_, { text }: { text: string }) => ({ ...nothingTyped, code: text })),
    assignWorkplace: assign((_, { name }: { name: string }) => ({ ...nothingTyped, workplace: name })),
    validateCode: {} as GivenAction,
    clearNews: assign({ fault: null, error: null, workplace: null }),
    clearAll: assign(nothingTyped),
    assignFailure: {} as GivenAction<FailedCall>,
  },
  guards: {
    hasCode: ({ context }) => context.code.trim() !== '',
    isDismissed: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
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
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'typing',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'typing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['REG-24'] },
          },
        ],
      },
    },
  },
});
