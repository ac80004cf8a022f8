import { assign } from 'xstate';
import { emailRule } from '../../contract/rules/validation/email.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignTimeout, refusalOf } from '../failure.logic.ts';
import { areaNoticeMachine } from './area-notice.machine.ts';

/** What is wrong with the e-mail (VAL-05). */
const faultOf = (email: string): string | null => validate(email.trim(), [requiredRule, emailRule]);

export const areaNoticeLogic = areaNoticeMachine.provide({
  actions: {
    validateEmail: assign(({ context: { email } }) => ({ emailError: faultOf(email), error: null })),
    assignFailure: assign((_, { error }) => {
      const { atFields, besides } = refusalOf(error, (name) => (name === 'email' ? name : null));
      return { emailError: atFields.email ?? null, error: besides };
    }),
    assignTimeout: assignTimeout(),
  },
  guards: { isEmailValid: ({ context: { email } }) => faultOf(email) === null },
});
