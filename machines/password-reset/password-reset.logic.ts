import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { newPasswordRules } from '../../contract/rules/session/new-password.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignFailure, assignTimeout, failureGuards, isRefusedFor } from '../failure.logic.ts';
import { passwordResetMachine, type PasswordResetContext } from './password-reset.machine.ts';

/** What is wrong with a new password; of its owner only the e-mail is known here. */
const faultOf = ({ brand, email }: PasswordResetContext, password: string): string | null =>
  validate(password, [requiredRule, ...newPasswordRules(brand, { email })]);

export const passwordResetLogic = passwordResetMachine.provide({
  actions: {
    validatePassword: assign(({ context }, { password }: { password: string }) => ({
      fieldError: faultOf(context, password),
      error: null,
    })),
    /** What the shop says of the password stands at its field, the rest above the form. */
    assignRefusal: assign((_, { error }: { error: unknown }) => {
      const refusal = flowErrorOf(error);
      const atField = refusal.messages.find(({ field }) => field === 'password');
      return atField === undefined
        ? { fieldError: null, error: refusal }
        : { fieldError: atField.text, error: null };
    }),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: {
    isPasswordGood: ({ context }, { password }) => faultOf(context, password) === null,
    isRefusedFor,
    isRefused: failureGuards.isRefused,
  },
});
