import { assign, setup } from 'xstate';
import type { FiscalPerson, FiscalPersonFields } from '../../contract/api/account/fiscal-person.ts';
import type { GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { FiscalPersonsContext, FiscalPersonsEvent, SavedHolder } from './fiscal-persons.types.ts';

const nothingKnown = {
  persons: null,
  subject: null,
  fields: null,
  fieldErrors: {},
  fieldWarnings: {},
  error: null,
} satisfies FiscalPersonsContext;

const closed = { subject: null, fields: null, fieldErrors: {}, fieldWarnings: {} };

/**
 * Whom invoices may be made out to besides oneself: a holder is added, changed or deleted (REG-22). Nothing typed is lost
 * where it could not be saved.
 */
export const fiscalPersonsMachine = setup({
  types: {
    context: {} as FiscalPersonsContext,
    events: {} as FiscalPersonsEvent,
    tags: {} as 'settled' | 'open',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listHolders: {} as GivenPatientCall<FiscalPerson[]>,
    saveHolder: {} as GivenPatientCall<FiscalPerson[], SavedHolder>,
    removeHolder: {} as GivenPatientCall<FiscalPerson[], { userPersonFiscalId: number }>,
  },
  actions: {
    assignPersons: assign((_, { persons }: { persons: FiscalPerson[] }) => ({ persons })),
    assignSubject: assign(
      ({ context: { persons } }, { userPersonFiscalId }: { userPersonFiscalId: number }) => ({
        subject: persons?.find((one) => one.userPersonFiscalId === userPersonFiscalId) ?? null,
        error: null,
      }),
    ),
    openForm: {} as GivenAction,
    assignField: assign(
      (
        { context: { fields, fieldErrors, fieldWarnings } },
        { field, value }: { field: keyof FiscalPersonFields; value: string },
      ) => ({
        fields: fields && { ...fields, [field]: value },
        fieldErrors: { ...fieldErrors, [field]: undefined },
        fieldWarnings: { ...fieldWarnings, [field]: undefined },
      }),
    ),
    validateFields: {} as GivenAction,
    assignRefusal: {} as GivenAction<FailedCall>,
    close: assign(closed),
    clearError: assign({ error: null }),
    clearAll: assign(nothingKnown),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
  },
  guards: {
    isKnown: ({ context: { persons } }, { userPersonFiscalId }: { userPersonFiscalId: number }) =>
      persons?.some((one) => one.userPersonFiscalId === userPersonFiscalId) ?? false,
    isGood: {} as GivenGuard,
    isUncertain: ({ context }) => context.error !== null,
    isDismissed: {} as GivenGuard<FailedCall>,
    /** The login was dismissed while the holders are on screen. */
    isDismissedOverList: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
  },
}).createMachine({
  id: 'fiscalPersons',
  context: nothingKnown,
  initial: 'loading',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.failed',
      actions: ['clearAll', 'assignDismissed'],
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    loading: {
      description: 'The list that is known stays on screen, and so does what went wrong before.',
      invoke: {
        id: 'listHolders',
        src: 'listHolders',
        onDone: {
          target: 'shown',
          actions: { type: 'assignPersons', params: ({ event }) => ({ persons: event.output }) },
          meta: { req: ['REG-22'] },
        },
        onError: [
          {
            guard: { type: 'isDismissedOverList', params: ({ event }) => event },
            target: 'shown',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    failed: {
      description: 'There is no answer, or nobody is logged in.',
      tags: ['settled'],
      on: {
        'holders.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    shown: {
      tags: ['settled'],
      on: {
        'holder.add': { target: 'editing', actions: 'openForm', meta: { req: ['REG-22'] } },
        'holder.edit': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'editing',
          actions: [{ type: 'assignSubject', params: ({ event }) => event }, 'openForm'],
          meta: { req: ['REG-22'] },
        },
        'holder.remove': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'assignSubject', params: ({ event }) => event },
          meta: { req: ['REG-22'] },
        },
      },
    },
    editing: {
      tags: ['settled', 'open'],
      on: {
        'holder.changed': { actions: { type: 'assignField', params: ({ event }) => event } },
        'holder.save': [
          { guard: 'isGood', target: 'saving', actions: 'validateFields', meta: { req: ['REG-22'] } },
          { actions: 'validateFields', meta: { req: ['VAL-14'] } },
        ],
        'holder.dismiss': [
          // Nobody knows what became of the save: the shop is asked.
          { guard: 'isUncertain', target: 'loading', actions: ['close', 'clearError'] },
          { target: 'shown', actions: 'close' },
        ],
      },
    },
    saving: {
      tags: ['settled', 'open'],
      invoke: {
        id: 'saveHolder',
        src: 'saveHolder',
        input: ({ context: { subject, fields } }) => {
          if (fields === null) throw new Error('a holder is typed before it is saved');
          return { userPersonFiscalId: subject?.userPersonFiscalId ?? null, fields };
        },
        onDone: {
          target: 'shown',
          actions: [{ type: 'assignPersons', params: ({ event }) => ({ persons: event.output }) }, 'close'],
          meta: { req: ['REG-22'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'editing',
            meta: { req: ['SES-14'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'assignRefusal', params: ({ event }) => event },
            meta: { req: ['VAL-15'] },
          },
          { target: 'editing', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
    confirmingRemoval: {
      description: 'Deleting asks first.',
      tags: ['settled'],
      on: {
        'removal.confirm': { target: 'removing', meta: { req: ['REG-22'] } },
        'removal.decline': { target: 'shown', actions: 'close', meta: { req: ['REG-22'] } },
      },
    },
    removing: {
      tags: ['settled'],
      invoke: {
        id: 'removeHolder',
        src: 'removeHolder',
        input: ({ context: { subject } }) => {
          if (subject === null) throw new Error('a holder is named before it is deleted');
          return { userPersonFiscalId: subject.userPersonFiscalId };
        },
        onDone: {
          target: 'shown',
          actions: [{ type: 'assignPersons', params: ({ event }) => ({ persons: event.output }) }, 'close'],
          meta: { req: ['REG-22'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'shown',
            actions: 'close',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'loading',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'close'],
            meta: { req: ['REG-22'] },
          },
        ],
      },
    },
  },
});
