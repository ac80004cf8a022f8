import { assign, emit, setup } from 'xstate';
import type { UserDetail } from '../../contract/api/account/registration.ts';
import type { GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  Credential,
  CredentialChange,
  CredentialFields,
  CredentialOwner,
  CredentialsContext,
  CredentialsEmitted,
  CredentialsEvent,
  CredentialsInput,
} from './credentials.types.ts';

const blank: CredentialFields = { email: '', oldPassword: '', newPassword: '', username: '' };
const nothingBegun = {
  credential: null,
  owner: null,
  fields: blank,
  fieldErrors: {},
  error: null,
};

/** What is typed, without the blanks around it; a password is what was typed. */
function changeOf({ context: { credential, fields } }: { context: CredentialsContext }): CredentialChange {
  switch (credential) {
    case 'email':
      return { credential, email: fields.email.trim() };
    case 'password':
      return { credential, oldPassword: fields.oldPassword, newPassword: fields.newPassword };
    case 'username':
      return { credential, username: fields.username.trim() };
    default:
      throw new Error('a credential is chosen before it is changed');
  }
}

/**
 * What one logs in with: e-mail, password and user name, one at a time (REG-17, REG-18). A new e-mail counts once its
 * mailed link was opened, and can be taken back before; nothing typed is lost where it could not be sent, and passwords are kept no longer than that.
 */
export const credentialsMachine = setup({
  types: {
    context: {} as CredentialsContext,
    events: {} as CredentialsEvent,
    emitted: {} as CredentialsEmitted,
    input: {} as CredentialsInput,
    tags: {} as 'busy' | 'form',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    changeCredential: {} as GivenPatientCall<UserDetail | null, { change: CredentialChange }>,
    resendMail: {} as GivenPatientCall<void, { email: string }>,
    withdrawEmail: {} as GivenPatientCall<void>,
  },
  actions: {
    openForm: assign((_, { credential, owner }: { credential: Credential; owner: CredentialOwner }) => ({
      ...nothingBegun,
      changed: null,
      credential,
      owner,
      fields: { ...blank, username: owner.username },
    })),
    assignField: assign(
      ({ context }, { field, value }: { field: keyof CredentialFields; value: string }) => ({
        fields: { ...context.fields, [field]: value },
        fieldErrors: { ...context.fieldErrors, [field]: undefined },
      }),
    ),
    validateForm: {} as GivenAction,
    assignRefusal: {} as GivenAction<FailedCall>,
    keepPendingEmail: assign(({ context }) => ({ pendingEmail: context.fields.email.trim() })),
    tellChange: assign(({ context }) => ({ changed: context.credential })),
    tellResent: assign({ changed: 'email' }),
    closeForm: assign(nothingBegun),
    clearErrors: assign({ fieldErrors: {}, error: null }),
    clearNews: assign({ changed: null, error: null }),
    tellWithdrawal: assign({ pendingEmail: null, changed: 'withdrawal' }),
    clearCredentials: assign({ ...nothingBegun, pendingEmail: null, changed: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    emitUser: emit((_, { user }: { user: UserDetail | null }) => {
      if (user === null) throw new Error('a new user name comes back with its user');
      return { type: 'user.changed' as const, user };
    }),
  },
  guards: {
    isFormGood: {} as GivenGuard,
    isUser: (_, { user }: { user: UserDetail | null }) => user !== null,
    isEmail: ({ context }) => context.credential === 'email',
    isMailPending: ({ context }) => context.pendingEmail !== null,
    isDismissed: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
  },
}).createMachine({
  id: 'credentials',
  context: ({ input }) => ({ ...input, ...nothingBegun, pendingEmail: null, changed: null }),
  initial: 'closed',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.closed',
      actions: 'clearCredentials',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    closed: {
      on: {
        'credential.edit': {
          target: 'editing',
          actions: { type: 'openForm', params: ({ event }) => event },
          meta: { req: ['REG-17', 'REG-18'] },
        },
        'email.resend': {
          guard: 'isMailPending',
          target: 'resending',
          actions: 'clearNews',
          meta: { req: ['REG-17'] },
        },
        'email.withdraw': {
          guard: 'isMailPending',
          target: 'withdrawing',
          actions: 'clearNews',
          meta: { req: ['REG-17'] },
        },
      },
    },
    editing: {
      tags: ['form'],
      on: {
        'credential.changed': { actions: { type: 'assignField', params: ({ event }) => event } },
        'credential.save': [
          {
            guard: 'isFormGood',
            target: 'saving',
            actions: 'clearErrors',
            meta: { req: ['REG-17', 'REG-18'] },
          },
          { actions: 'validateForm', meta: { req: ['VAL-14'] } },
        ],
        'credential.dismiss': { target: 'closed', actions: 'closeForm' },
      },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'changeCredential',
        src: 'changeCredential',
        input: (of) => ({ change: changeOf(of) }),
        onDone: [
          {
            guard: 'isEmail',
            target: 'mailed',
            actions: ['keepPendingEmail', 'closeForm'],
            meta: { req: ['REG-17'] },
          },
          {
            guard: { type: 'isUser', params: ({ event }) => ({ user: event.output }) },
            target: 'closed',
            actions: [
              { type: 'emitUser', params: ({ event }) => ({ user: event.output }) },
              'tellChange',
              'closeForm',
            ],
            meta: { req: ['REG-18'] },
          },
          { target: 'closed', actions: ['tellChange', 'closeForm'], meta: { req: ['REG-18'] } },
        ],
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
            meta: { req: ['REG-18', 'VAL-15'] },
          },
          { target: 'editing', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
    mailed: {
      description: 'The link is on its way to the new address; until it is opened the old one counts.',
      on: { 'credential.dismiss': { target: 'closed', meta: { req: ['REG-17'] } } },
    },
    resending: {
      tags: ['busy'],
      invoke: {
        id: 'resendMail',
        src: 'resendMail',
        input: ({ context: { pendingEmail } }) => {
          if (pendingEmail === null) throw new Error('a link is mailed before it is mailed again');
          return { email: pendingEmail };
        },
        onDone: { target: 'closed', actions: 'tellResent', meta: { req: ['REG-17'] } },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'closed',
            meta: { req: ['SES-14'] },
          },
          { target: 'closed', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
    withdrawing: {
      tags: ['busy'],
      invoke: {
        id: 'withdrawEmail',
        src: 'withdrawEmail',
        onDone: { target: 'closed', actions: 'tellWithdrawal', meta: { req: ['REG-17'] } },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'closed',
            meta: { req: ['SES-14'] },
          },
          { target: 'closed', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
});
