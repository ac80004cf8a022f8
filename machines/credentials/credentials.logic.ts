import { assign } from 'xstate';
import { newPasswordRules } from '../../contract/rules/session/new-password.ts';
import { otherEmailRule } from '../../contract/rules/session/same-email.ts';
import { usernameRule } from '../../contract/rules/session/username.ts';
import { emailRule } from '../../contract/rules/validation/email.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignFailure, failureGuards, refusalOf } from '../failure.logic.ts';
import { credentialsMachine } from './credentials.machine.ts';
import type { Credential, CredentialFields, CredentialsContext } from './credentials.types.ts';

type Faults = Partial<Record<keyof CredentialFields, string | null>>;

/** What is wrong with what is typed; a password is what was typed, blanks and all. */
const faultsOf: Readonly<Record<Credential, (context: CredentialsContext) => Faults>> = {
  email: ({ fields, owner }) => ({
    email: validate(fields.email.trim(), [requiredRule, emailRule, otherEmailRule(owner?.email)]),
  }),
  password: ({ fields, owner, brand }) => ({
    oldPassword: validate(fields.oldPassword, [requiredRule]),
    newPassword: validate(fields.newPassword, [requiredRule, ...newPasswordRules(brand, owner)]),
  }),
  username: ({ fields }) => ({ username: validate(fields.username.trim(), [requiredRule, usernameRule]) }),
};

function errorsOf(context: CredentialsContext): CredentialsContext['fieldErrors'] {
  if (context.credential === null) return {};
  const faults = Object.entries(faultsOf[context.credential](context));
  return Object.fromEntries(faults.filter(([, message]) => message !== null));
}

/** The fields by the names the calls have for them. */
const fields: ReadonlyMap<string, keyof CredentialFields> = new Map([
  ['new_email', 'email'],
  ['old_password', 'oldPassword'],
  ['new_password', 'newPassword'],
  ['username', 'username'],
]);

export const credentialsLogic = credentialsMachine.provide({
  actions: {
    validateForm: assign(({ context }) => ({ fieldErrors: errorsOf(context), error: null })),
    assignRefusal: assign((_, { error }: { error: unknown }) => {
      const { atFields, besides } = refusalOf(error, (name) => fields.get(name) ?? null);
      return { fieldErrors: atFields, error: besides };
    }),
    assignFailure: assignFailure(),
  },
  guards: {
    isFormGood: ({ context }) => Object.keys(errorsOf(context)).length === 0,
    isDismissed: failureGuards.isDismissed,
    isRefused: failureGuards.isRefused,
  },
});
