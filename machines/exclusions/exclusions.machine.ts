import { assign, emit, setup } from 'xstate';
import type { Exclusions } from '../../contract/api/account/exclusion.ts';
import type { Allergen, Diet } from '../../contract/rules/catalogue/allergens.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { ExclusionsContext, ExclusionsEmitted, ExclusionsEvent } from './exclusions.types.ts';

interface Kept {
  kept: Exclusions | null;
}

const nothingTyped = {
  edits: null,
  term: '',
  termFault: null,
  consents: false,
  lacksConsent: false,
  due: null,
  error: null,
} satisfies Omit<ExclusionsContext, 'kept'>;

/**
 * 'Allergie ed esclusioni': nothing goes out before it is saved, nor without the consent to keep it. What is changed
 * outlives a session that expired and whatever a save comes back with (B-23).
 */
export const exclusionsMachine = setup({
  types: {
    context: {} as ExclusionsContext,
    events: {} as ExclusionsEvent,
    emitted: {} as ExclusionsEmitted,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewExclusions: {} as GivenCall<Exclusions | null>,
    saveExclusions: {} as GivenCall<Exclusions | null, { exclusions: Exclusions; hasConsent: boolean }>,
    removeExclusions: {} as GivenCall<void>,
  },
  actions: {
    assignKept: {} as GivenAction<Kept>,
    toggleAllergen: {} as GivenAction<{ allergen: Allergen }>,
    toggleDiet: {} as GivenAction<{ diet: Diet }>,
    setTraces: {} as GivenAction<{ isOn: boolean }>,
    setHiding: {} as GivenAction<{ isOn: boolean }>,
    assignTerm: assign((_, { text }: { text: string }) => ({ term: text, termFault: null })),
    takeTerm: {} as GivenAction,
    dropTerm: {} as GivenAction<{ term: string }>,
    judgeTerm: {} as GivenAction,
    assignConsent: assign((_, { isGiven }: { isGiven: boolean }) => ({
      consents: isGiven,
      lacksConsent: false,
    })),
    lackConsent: assign({ lacksConsent: true, error: null }),
    /** The shop has none, whatever was known of it. */
    forgetConsent: assign({ kept: null, consents: false, lacksConsent: true, due: null }),
    makeSaveDue: assign({ due: 'save', lacksConsent: false, error: null }),
    makeRemovalDue: assign({ due: 'remove', error: null }),
    dropDue: assign({ due: null }),
    endSave: assign((_, { kept }: Kept) => ({ kept, ...nothingTyped })),
    hideKept: assign({ kept: null, error: null }),
    clear: assign({ kept: null, ...nothingTyped }),
    clearError: assign({ error: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    emitChanged: emit((_, { kept }: Kept) => ({
      type: 'exclusions.changed' as const,
      hasExclusions: kept !== null,
    })),
  },
  guards: {
    isKept: ({ context }) => context.kept !== null,
    isTermBad: {} as GivenGuard,
    hasWrongTerm: {} as GivenGuard,
    hasNothingNew: {} as GivenGuard,
    isConsentMissing: ({ context }) => context.kept === null && !context.consents,
    isSaveDue: {} as GivenGuard<Kept>,
    isRemovalDue: {} as GivenGuard<Kept>,
    isInterrupted: {} as GivenGuard<FailedCall>,
    lacksConsent: {} as GivenGuard<FailedCall>,
    isExpiry: (_, { reason }: { reason: string }) => reason === 'expired',
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'exclusions',
  context: { kept: null, ...nothingTyped },
  initial: 'loading',
  on: {
    'session.closed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        target: '.awaitingSession',
        actions: 'hideKept',
        meta: { req: ['SES-07'] },
      },
      { target: '.awaitingSession', actions: 'clear', meta: { req: ['SES-08'] } },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: 'viewExclusions',
        src: 'viewExclusions',
        onDone: [
          {
            guard: { type: 'isSaveDue', params: ({ event }) => ({ kept: event.output }) },
            target: 'saving',
            actions: { type: 'assignKept', params: ({ event }) => ({ kept: event.output }) },
            meta: { req: ['SES-13', 'ERR-13'] },
          },
          {
            guard: { type: 'isRemovalDue', params: ({ event }) => ({ kept: event.output }) },
            target: 'removing',
            actions: { type: 'assignKept', params: ({ event }) => ({ kept: event.output }) },
            meta: { req: ['SES-13', 'ERR-13'] },
          },
          {
            target: 'shown',
            actions: [{ type: 'assignKept', params: ({ event }) => ({ kept: event.output }) }, 'dropDue'],
            meta: { req: ['B-23'] },
          },
        ],
        onError: [
          { guard: { type: 'isInterrupted', params: ({ event }) => event }, target: 'awaitingSession' },
          { target: 'failed', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: 'assignTimeout', meta: { req: ['ERR-04'] } } },
    },
    failed: {
      on: {
        'exclusions.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    shown: {
      initial: 'resting',
      on: {
        'allergen.toggle': {
          target: '.resting',
          actions: { type: 'toggleAllergen', params: ({ event }) => event },
        },
        'diet.toggle': { target: '.resting', actions: { type: 'toggleDiet', params: ({ event }) => event } },
        'traces.choose': { target: '.resting', actions: { type: 'setTraces', params: ({ event }) => event } },
        'hiding.choose': { target: '.resting', actions: { type: 'setHiding', params: ({ event }) => event } },
        'term.type': { target: '.resting', actions: { type: 'assignTerm', params: ({ event }) => event } },
        'term.add': [
          { guard: 'isTermBad', actions: 'judgeTerm', meta: { req: ['VAL-14'] } },
          { target: '.resting', actions: 'takeTerm' },
        ],
        'term.remove': { target: '.resting', actions: { type: 'dropTerm', params: ({ event }) => event } },
        'consent.give': { actions: { type: 'assignConsent', params: ({ event }) => event } },
        'exclusions.save': [
          { guard: 'hasNothingNew' },
          { guard: 'hasWrongTerm', actions: 'judgeTerm', meta: { req: ['VAL-14'] } },
          { guard: 'isConsentMissing', actions: 'lackConsent', meta: { req: ['B-23'] } },
          { target: 'saving', actions: ['takeTerm', 'makeSaveDue'], meta: { req: ['B-23'] } },
        ],
        'exclusions.remove': { guard: 'isKept', target: 'confirmingRemoval', meta: { req: ['B-23'] } },
      },
      states: {
        resting: {},
        saved: { description: 'What was saved is told until something else is changed.' },
        removed: {},
      },
    },
    saving: {
      invoke: {
        id: 'saveExclusions',
        src: 'saveExclusions',
        input: ({ context: { edits, kept, consents } }) => {
          if (edits === null) throw new Error('something was changed before it is saved');
          return { exclusions: edits, hasConsent: kept !== null || consents };
        },
        onDone: {
          target: 'shown.saved',
          actions: [
            { type: 'endSave', params: ({ event }) => ({ kept: event.output }) },
            { type: 'emitChanged', params: ({ event }) => ({ kept: event.output }) },
          ],
          meta: { req: ['B-23'] },
        },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: 'hideKept',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            guard: { type: 'lacksConsent', params: ({ event }) => event },
            target: 'shown',
            actions: 'forgetConsent',
            meta: { req: ['B-23'] },
          },
          {
            target: 'shown',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'dropDue'],
            meta: { req: ['ERR-04'] },
          },
        ],
      },
      after: {
        answerTimeout: { target: 'shown', actions: ['assignTimeout', 'dropDue'], meta: { req: ['ERR-04'] } },
      },
    },
    confirmingRemoval: {
      on: {
        'removal.confirm': { target: 'removing', actions: 'makeRemovalDue', meta: { req: ['B-23'] } },
        'removal.dismiss': { target: 'shown' },
      },
    },
    removing: {
      invoke: {
        id: 'removeExclusions',
        src: 'removeExclusions',
        onDone: {
          target: 'shown.removed',
          actions: ['clear', { type: 'emitChanged', params: { kept: null } }],
          meta: { req: ['B-23'] },
        },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: 'hideKept',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'shown',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'dropDue'],
            meta: { req: ['ERR-04'] },
          },
        ],
      },
      after: {
        answerTimeout: { target: 'shown', actions: ['assignTimeout', 'dropDue'], meta: { req: ['ERR-04'] } },
      },
    },
    awaitingSession: {
      description:
        'Nobody is logged in, or the service is down: what was changed waits, and what was interrupted with it.',
      on: {
        'exclusions.reload': { target: 'loading', meta: { req: ['SES-14'] } },
        'session.opened': { target: 'loading', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
        'login.dismissed': { actions: 'dropDue', meta: { req: ['SES-14'] } },
      },
    },
  },
});
