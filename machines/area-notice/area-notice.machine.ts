import { assign, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface AreaNoticeInput {
  /** Of a place that is not served: five digits. */
  postalcode: string;
}

/** What is left with the shop. */
export interface LeftEmail extends AreaNoticeInput {
  email: string;
}

export interface AreaNoticeContext extends LeftEmail {
  emailError: string | null;
  error: FlowError | null;
}

interface AreaNoticeEvents {
  'email.changed': { text: string };
  'notice.request': object;
}
export type AreaNoticeEvent = EventOf<AreaNoticeEvents>;

/**
 * "Avvisami quando arrivate": an e-mail left for a place that is not served, noted once; what was typed stays where it
 * could not be (SES-17).
 */
export const areaNoticeMachine = setup({
  types: {
    context: {} as AreaNoticeContext,
    events: {} as AreaNoticeEvent,
    input: {} as AreaNoticeInput,
    tags: {} as 'busy' | 'noted',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { leaveEmail: {} as GivenCall<void, LeftEmail> },
  actions: {
    assignEmail: assign((_, { text }: { text: string }) => ({ email: text, emailError: null })),
    validateEmail: {} as GivenAction,
    clearErrors: assign({ emailError: null, error: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
  },
  guards: { isEmailValid: {} as GivenGuard },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'areaNotice',
  context: ({ input: { postalcode } }) => ({ postalcode, email: '', emailError: null, error: null }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'email.changed': { actions: { type: 'assignEmail', params: ({ event }) => event } },
        'notice.request': [
          {
            guard: 'isEmailValid',
            target: 'sending',
            actions: 'clearErrors',
            meta: { req: ['SES-17', 'RULE-REGISTRATION-5'] },
          },
          { actions: 'validateEmail', meta: { req: ['VAL-05', 'VAL-14'] } },
        ],
      },
    },
    sending: {
      description: 'Long enough for a proof of work, where the brand asks for one.',
      tags: ['busy'],
      on: { 'email.changed': { actions: { type: 'assignEmail', params: ({ event }) => event } } },
      invoke: {
        id: 'leaveEmail',
        src: 'leaveEmail',
        input: ({ context: { postalcode, email } }) => ({ postalcode, email: email.trim() }),
        onDone: { target: 'noted', meta: { req: ['SES-17'] } },
        onError: {
          target: 'asking',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['ERR-04', 'VAL-15'] },
        },
      },
      after: { answerTimeout: { target: 'asking', actions: 'assignTimeout', meta: { req: ['ERR-04'] } } },
    },
    noted: { tags: ['noted'] },
  },
});
