import { ApiFailure } from '../../../contract/api/failure.ts';
import type { credentialsActors } from '../../../machines/credentials/credentials.actors.ts';
import { credentialsLogic } from '../../../machines/credentials/credentials.logic.ts';
import type { Credential, CredentialFields } from '../../../machines/credentials/credentials.types.ts';
import { aUser } from '../../fixtures/profile-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import { credentialsRules, isRight, told } from './credentials.rules.ts';

const owner = aUser();

const right: CredentialFields = {
  email: 'g.marchetti@posta.example',
  oldPassword: 'Demo2026!',
  newPassword: 'tre uova e un limone',
  username: 'giulia.m',
};

/** The field each form is judged by here. */
const judged: Readonly<Record<Credential, keyof CredentialFields>> = {
  email: 'email',
  password: 'newPassword',
  username: 'username',
};

/** The call's own name of the field that is refused. */
const refusedField: Readonly<Record<Credential, string>> = {
  email: 'new_email',
  password: 'old_password',
  username: 'username',
};

const refusedAt = (...fields: (string | null)[]) =>
  new ApiFailure('refused', {
    messages: fields.map((field) => ({ code: 'validation', text: `wrong: ${field}`, field })),
  });

export const credentialsModel = flowModel<typeof credentialsLogic, ReturnType<typeof credentialsActors>>({
  name: 'credentials',
  machine: credentialsLogic,
  starts: [
    {
      says: 'the profile is opened',
      input: () => ({ brand: { tenantId: 'bottega', name: 'La Bottega', minPasswordLength: 6 } }),
    },
  ],
  cases: {
    'credential.edit': [
      says('the e-mail is to be changed', { credential: 'email', owner }),
      says('the password is to be changed', { credential: 'password', owner }),
      says('the user name is to be changed', { credential: 'username', owner }),
    ],
    'credential.changed': ({ context: { credential, fields } }) => {
      if (credential === null) return [];
      if (credential === 'password' && fields.oldPassword === '')
        return [
          says('the old password is typed', { field: 'oldPassword' as const, value: right.oldPassword }),
        ];
      const field = judged[credential];
      return fields[field] === right[field]
        ? [says(`${field} is typed too short`, { field, value: 'x' })]
        : [says(`${field} is typed`, { field, value: right[field] })];
    },
    'credential.save': [says('the change is to be saved')],
    'credential.dismiss': [says('the dialog is closed')],
    'email.resend': [says('the link is asked for again')],
    'email.withdraw': [says('the change of the e-mail is taken back')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' }),
      says('the session has expired', { reason: 'expired' }),
    ],
  },
  answers: {
    withdrawEmail: {
      isPatient: true,
      done: [says('the change of the e-mail is void', undefined)],
      failed: [refuses('taking it back', 'rate.limit'), ...patientFails('taking it back', 'network')],
    },
    changeCredential: {
      isPatient: true,
      done: ({ context: { credential, fields } }) => [
        credential === 'username'
          ? says('the user name is changed', aUser({ username: fields.username }))
          : says(credential === 'email' ? 'the link is on its way' : 'the password is changed', null),
      ],
      failed: ({ context: { credential } }) => [
        says('the change is refused at its field', refusedAt(refusedField[credential ?? 'email'])),
        says(
          'the change is refused at its field and besides',
          refusedAt(refusedField[credential ?? 'email'], null),
        ),
        refuses('the change', 'rate.limit'),
        ...patientFails('the change', 'network'),
      ],
    },
    resendMail: {
      isPatient: true,
      done: [says('the link is on its way again', undefined)],
      failed: [refuses('the mail', 'rate.limit'), ...patientFails('the mail', 'network')],
    },
  },
  writes: ['changeCredential', 'resendMail', 'withdrawEmail'],
  facts: ['session.closed'],
  // Three forms, each right or wrong, beside an e-mail that waits and what was changed last.
  limit: 1_000,
  project: (credentials) => {
    const { credential, fields, fieldErrors, error, pendingEmail, changed } = credentials.context;
    return [
      credential,
      fields.oldPassword,
      credential === null ? null : fields[judged[credential]],
      isRight(credentials),
      told(fieldErrors).join(),
      error !== null,
      pendingEmail,
      changed,
    ];
  },
  rules: credentialsRules,
});
