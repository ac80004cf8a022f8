import { assign, setup } from 'xstate';
import type { EventOf, GivenAction, GivenCall, GivenGuard, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

interface PatientCallContext {
  /** What the call is made with, each time; only its invoker knows the type. */
  input: unknown;
  answer: unknown;
  error: unknown;
}

interface PatientCallEvents {
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'session.unanswered': object;
  'login.dismissed': object;
  'service.resumed': object;
  'login.confirmed': object;
  'confirmation.dismissed': object;
}
type PatientCallEvent = EventOf<PatientCallEvents>;

/**
 * One call of the shop that outlives an expired session and a service that is down: it is made again, with the same input, when
 * they are back (SES-07, SES-13, ERR-13). A flow invokes it as it invokes a call, with `patient` of patient-call.actors.ts.
 */
export const patientCallMachine = setup({
  types: {
    context: {} as PatientCallContext,
    events: {} as PatientCallEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { call: {} as GivenCall<unknown> },
  actions: {
    assignAnswer: assign((_, { answer }: { answer: unknown }) => ({ answer })),
    assignError: assign((_, { error }: FailedCall) => ({ error })),
    assignTimeout: {} as GivenAction,
    assignDismissed: {} as GivenAction,
    assignStale: {} as GivenAction,
  },
  guards: {
    isInterrupted: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'patientCall',
  context: ({ input }: { input: unknown }) => ({ input, answer: null, error: null }),
  initial: 'calling',
  on: {
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.failed',
      actions: 'assignDismissed',
      description: 'Whoever logs in next is somebody else: nothing is done in their name.',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    calling: {
      invoke: {
        id: 'call',
        src: 'call',
        input: ({ context }: { context: PatientCallContext }) => context.input,
        onDone: {
          target: 'answered',
          actions: { type: 'assignAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          { target: 'failed', actions: { type: 'assignError', params: ({ event }) => event } },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: 'assignTimeout', meta: { req: ['ERR-11'] } } },
    },
    awaitingSession: {
      description:
        'The session expired, its login is too old or the service is down: the call is made again when that is over.',
      on: {
        'session.opened': { target: 'calling', meta: { req: ['SES-07', 'SES-13'] } },
        'service.resumed': { target: 'calling', meta: { req: ['ERR-13'] } },
        'session.unanswered': { target: 'failed', actions: 'assignTimeout', meta: { req: ['ERR-04'] } },
        'login.confirmed': { target: 'calling', meta: { req: ['B-42'] } },
        'confirmation.dismissed': { target: 'failed', actions: 'assignStale', meta: { req: ['B-42'] } },
        'login.dismissed': { target: 'failed', actions: 'assignDismissed', meta: { req: ['SES-14'] } },
      },
    },
    answered: { type: 'final' },
    failed: {
      type: 'final',
      description: 'Its invoker receives the error, as that of any call.',
    },
  },
});
