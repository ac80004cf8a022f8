import { assign, emit, setup } from 'xstate';
import type { GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  ConsentAnswer,
  MissingConsents,
  MissingConsentsContext,
  MissingConsentsEmitted,
  MissingConsentsEvent,
  MissingConsentsInput,
} from './missing-consents.types.ts';

const requiredIn = (missing: MissingConsents | null): readonly number[] =>
  (missing?.statements ?? []).filter(({ required }) => required).map(({ legalId }) => legalId);

const unansweredOf = ({ missing, accepted }: MissingConsentsContext): readonly number[] =>
  requiredIn(missing).filter((legalId) => !accepted.includes(legalId));

/**
 * The consents an account of single sign-on still lacks: one confirmation sends all answers, and whoever lacks nothing
 * that is required goes on at once (REG-10). Nothing ticked is lost while they could not be saved.
 */
export const missingConsentsMachine = setup({
  types: {
    context: {} as MissingConsentsContext,
    events: {} as MissingConsentsEvent,
    emitted: {} as MissingConsentsEmitted,
    input: {} as MissingConsentsInput,
    tags: {} as 'busy' | 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    loadMissing: {} as GivenPatientCall<MissingConsents>,
    saveAnswers: {} as GivenPatientCall<void, { answers: readonly ConsentAnswer[] }>,
  },
  actions: {
    /** A statement that is asked for no more is ticked no more. */
    assignMissing: assign(({ context: { accepted } }, { missing }: { missing: MissingConsents }) => ({
      missing,
      accepted: accepted.filter((one) => missing.statements.some(({ legalId }) => legalId === one)),
    })),
    assignAnswer: assign(
      ({ context: { accepted: before, unanswered } }, { legalId, accepted }: ConsentAnswer) => {
        const others = before.filter((one) => one !== legalId);
        return {
          accepted: accepted ? [...others, legalId] : others,
          unanswered: unanswered.filter((one) => one !== legalId),
        };
      },
    ),
    assignUnanswered: assign(({ context }) => ({ unanswered: unansweredOf(context), error: null })),
    assignReturn: assign((_, { returnTo }: { returnTo: string }) => ({ returnTo })),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
    clearError: assign({ unanswered: [], error: null }),
    forget: assign({ missing: null, accepted: [], unanswered: [], error: null }),
    emitCompleted: emit(({ context: { returnTo } }) => ({ type: 'consents.completed' as const, returnTo })),
  },
  guards: {
    isDismissed: {} as GivenGuard<FailedCall>,
    isNothingRequired: (_, { missing }: { missing: MissingConsents }) => requiredIn(missing).length === 0,
    isAsked: ({ context: { missing } }, { legalId }: ConsentAnswer) =>
      missing?.statements.some((one) => one.legalId === legalId) ?? false,
    hasRequired: ({ context }) => unansweredOf(context).length === 0,
    isElsewhere: ({ context: { address } }, { path }: { path: string }) => path.split('?')[0] !== address,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
  },
}).createMachine({
  id: 'missingConsents',
  context: ({ input }) => ({ ...input, missing: null, accepted: [], unanswered: [], error: null }),
  initial: 'loading',
  on: {
    // A session that expired is opened again by the same shopper: what was ticked is there then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.failed',
      actions: ['forget', 'assignDismissed'],
      meta: { req: ['SES-08'] },
    },
    'route.entered': { guard: { type: 'isElsewhere', params: ({ event }) => event }, target: '.away' },
    'consents.reopen': { actions: { type: 'assignReturn', params: ({ event }) => event } },
  },
  states: {
    loading: {
      description:
        'Also after a confirmation nobody knows the outcome of: what the shop has then is asked for no more.',
      tags: ['busy'],
      invoke: {
        id: 'loadMissing',
        src: 'loadMissing',
        onDone: [
          {
            guard: { type: 'isNothingRequired', params: ({ event }) => ({ missing: event.output }) },
            target: 'completed',
            actions: { type: 'assignMissing', params: ({ event }) => ({ missing: event.output }) },
            meta: { req: ['REG-10'] },
          },
          {
            target: 'awaitingAnswers',
            actions: { type: 'assignMissing', params: ({ event }) => ({ missing: event.output }) },
            meta: { req: ['REG-10'] },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['ERR-04'] },
        },
      },
    },
    awaitingAnswers: {
      tags: ['settled'],
      on: {
        'consent.answer': {
          guard: { type: 'isAsked', params: ({ event }) => event },
          actions: { type: 'assignAnswer', params: ({ event }) => event },
          meta: { req: ['REG-04'] },
        },
        'consents.confirm': [
          { guard: 'hasRequired', target: 'saving', actions: 'clearError', meta: { req: ['REG-10'] } },
          { actions: 'assignUnanswered', meta: { req: ['REG-04', 'VAL-14'] } },
        ],
      },
    },
    saving: {
      tags: ['busy', 'settled'],
      invoke: {
        id: 'saveAnswers',
        src: 'saveAnswers',
        input: ({ context: { missing, accepted } }) => ({
          answers: (missing?.statements ?? []).map(({ legalId }) => ({
            legalId,
            accepted: accepted.includes(legalId),
          })),
        }),
        onDone: { target: 'completed', meta: { req: ['REG-10'] } },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'awaitingAnswers',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'loading',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    completed: {
      description: 'The visit goes on; the page stands until the next one is there.',
      tags: ['busy', 'settled'],
      entry: 'emitCompleted',
    },
    failed: {
      description: 'There is no answer, or nobody is logged in.',
      tags: ['settled'],
      on: {
        'consents.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    away: {
      description:
        'Another page stands before the shopper: nothing leads anywhere from here until they are back.',
      tags: ['settled'],
      on: {
        'session.closed': {
          guard: { type: 'isLeft', params: ({ event }) => event },
          actions: 'forget',
          meta: { req: ['SES-08'] },
        },
        'consents.reopen': {
          target: 'loading',
          actions: [{ type: 'assignReturn', params: ({ event }) => event }, 'clearError'],
          meta: { req: ['REG-10'] },
        },
      },
    },
  },
});
