import { assign, emit, setup } from 'xstate';
import type { Billing, UserDetail } from '../../contract/api/account/registration.ts';
import type { GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  PersonFields,
  ProfileContext,
  ProfileEmitted,
  ProfileEvent,
  ProfileInput,
} from './profile.types.ts';

const userOf = ({ context: { user } }: { context: ProfileContext }): UserDetail => {
  if (user === null) throw new Error('a profile is shown before it is changed');
  return user;
};

const billingOf = ({ context: { billing } }: { context: ProfileContext }): Billing => {
  if (billing === null) throw new Error('an invoice is edited before it is saved');
  return billing;
};

const nothingTyped = {
  user: null,
  person: { firstName: '', lastName: '', fiscalCode: '', birthdate: '', phone: '', fidelityCard: '' },
  personErrors: {},
  billing: null,
  billingErrors: {},
  billingWarnings: {},
  error: null,
} satisfies Omit<ProfileContext, keyof ProfileInput>;

/**
 * What the shop knows of the shopper: who one is, and whom invoices are made out to (REG-16). Nothing typed is lost
 * where it could not be saved.
 */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    input: {} as ProfileInput,
    tags: {} as 'busy' | 'billing',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewProfile: {} as GivenPatientCall<UserDetail>,
    savePerson: {} as GivenPatientCall<UserDetail, { user: UserDetail; person: PersonFields }>,
    saveBilling: {} as GivenPatientCall<UserDetail, { billing: Billing }>,
  },
  actions: {
    assignUser: assign((_, { user }: { user: UserDetail }) => ({ user })),
    assignPurpose: assign((_, { isForCheckout }: { isForCheckout: boolean }) => ({ isForCheckout })),
    fillPerson: {} as GivenAction,
    assignPersonField: assign(
      ({ context }, { field, value }: { field: keyof PersonFields; value: string }) => ({
        person: { ...context.person, [field]: value },
        personErrors: { ...context.personErrors, [field]: undefined },
      }),
    ),
    validatePerson: {} as GivenAction,
    assignPersonRefusal: {} as GivenAction<FailedCall>,
    openBilling: {} as GivenAction,
    assignBillingField: assign(
      (
        { context: { billing, billingErrors, billingWarnings } },
        { field, value }: { field: keyof Billing; value: string },
      ) => ({
        billing: billing && { ...billing, [field]: value },
        billingErrors: { ...billingErrors, [field]: undefined },
        billingWarnings: { ...billingWarnings, [field]: undefined },
      }),
    ),
    validateBilling: {} as GivenAction,
    assignBillingRefusal: {} as GivenAction<FailedCall>,
    closeBilling: assign({ billing: null, billingErrors: {}, billingWarnings: {}, error: null }),
    clearErrors: assign({ personErrors: {}, billingErrors: {}, error: null }),
    clearProfile: assign(nothingTyped),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
    emitSaved: emit(({ context: { user, isForCheckout, minProfileLevel } }) => {
      const level = user?.profile.level ?? 0;
      return {
        type: 'profile.saved' as const,
        level,
        leadsToCheckout: isForCheckout && level >= minProfileLevel,
      };
    }),
  },
  guards: {
    isKnown: ({ context }) => context.user !== null,
    isPersonGood: {} as GivenGuard,
    isBillingGood: {} as GivenGuard,
    isDismissed: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
  },
}).createMachine({
  id: 'profile',
  context: ({ input }) => ({ ...input, ...nothingTyped }),
  initial: 'loading',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.failed',
      actions: ['clearProfile', 'assignDismissed'],
      meta: { req: ['SES-08'] },
    },
    'purpose.changed': {
      actions: { type: 'assignPurpose', params: ({ event }) => event },
      meta: { req: ['SES-26'] },
    },
    'user.changed': {
      guard: 'isKnown',
      actions: { type: 'assignUser', params: ({ event }) => event },
      meta: { req: ['REG-18'] },
    },
  },
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'viewProfile',
        src: 'viewProfile',
        onDone: {
          target: 'editing',
          actions: [{ type: 'assignUser', params: ({ event }) => ({ user: event.output }) }, 'fillPerson'],
          meta: { req: ['REG-16'] },
        },
        onError: {
          target: 'failed',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['ERR-04'] },
        },
      },
    },
    failed: {
      description: 'There is no answer, or nobody is logged in.',
      on: {
        'profile.reload': { target: 'loading', actions: 'clearErrors', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearErrors', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearErrors', meta: { req: ['ERR-13'] } },
      },
    },
    editing: {
      description: 'Who one is can be typed; the invoice opens over it.',
      on: {
        'person.changed': { actions: { type: 'assignPersonField', params: ({ event }) => event } },
        'person.save': [
          {
            guard: 'isPersonGood',
            target: 'savingPerson',
            actions: 'clearErrors',
            meta: { req: ['REG-16'] },
          },
          { actions: 'validatePerson', meta: { req: ['VAL-14'] } },
        ],
        'billing.edit': { target: 'billing', actions: 'openBilling', meta: { req: ['REG-16'] } },
      },
    },
    savingPerson: {
      tags: ['busy'],
      invoke: {
        id: 'savePerson',
        src: 'savePerson',
        input: (of) => ({ user: userOf(of), person: of.context.person }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
            'fillPerson',
            'emitSaved',
          ],
          meta: { req: ['REG-16'] },
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
            actions: { type: 'assignPersonRefusal', params: ({ event }) => event },
            meta: { req: ['VAL-15'] },
          },
          { target: 'editing', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
    billing: {
      description: 'Whom invoices are made out to; what is typed of the person waits behind it.',
      tags: ['billing'],
      on: {
        'billing.changed': { actions: { type: 'assignBillingField', params: ({ event }) => event } },
        'billing.save': [
          { guard: 'isBillingGood', target: 'savingBilling', actions: 'validateBilling' },
          { actions: 'validateBilling', meta: { req: ['VAL-14', 'REG-23'] } },
        ],
        'billing.dismiss': { target: 'editing', actions: 'closeBilling' },
      },
    },
    savingBilling: {
      tags: ['busy', 'billing'],
      invoke: {
        id: 'saveBilling',
        src: 'saveBilling',
        input: (of) => ({ billing: billingOf(of) }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
            'closeBilling',
            'emitSaved',
          ],
          meta: { req: ['REG-16'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'billing',
            meta: { req: ['SES-14'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'billing',
            actions: { type: 'assignBillingRefusal', params: ({ event }) => event },
            meta: { req: ['VAL-15'] },
          },
          { target: 'billing', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
});
