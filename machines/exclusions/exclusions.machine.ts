import { assign, emit, setup } from 'xstate';
import type { Exclusions } from '../../contract/api/account/exclusion.ts';
import type { Allergen, Diet } from '../../contract/rules/catalogue/allergens.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
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
    viewExclusions: {} as GivenPatientCall<Exclusions | null>,
    saveExclusions: {} as GivenPatientCall<
      Exclusions | null,
      { exclusions: Exclusions; hasConsent: boolean }
    >,
    removeExclusions: {} as GivenPatientCall<void>,
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
    hideKept: assign({ kept: null }),
    clear: assign({ kept: null, ...nothingTyped }),
    clearError: assign({ error: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
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
    isDismissed: {} as GivenGuard<FailedCall>,
    lacksConsent: {} as GivenGuard<FailedCall>,
    isExpiry: (_, { reason }: { reason: string }) => reason === 'expired',
  },
}).createMachine({
  id: 'exclusions',
  context: { kept: null, ...nothingTyped },
  initial: 'loading',
  on: {
    'session.closed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        target: '.failed',
        actions: ['hideKept', 'assignDismissed'],
        meta: { req: ['SES-07'] },
      },
      { target: '.failed', actions: ['clear', 'assignDismissed'], meta: { req: ['SES-08'] } },
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
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['dropDue', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['SES-14'] },
          },
          { target: 'failed', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      description:
        'There is no answer, or nobody is logged in: what was changed waits, and what an expired session interrupted.',
      on: {
        'exclusions.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
        'login.dismissed': { actions: 'dropDue', meta: { req: ['SES-14'] } },
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
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['hideKept', 'dropDue', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['SES-14'] },
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
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['hideKept', 'dropDue', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['SES-14'] },
          },
          {
            target: 'shown',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'dropDue'],
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
  },
});
