import { ruleWords } from '#rule-words';
import { assign } from 'xstate';
import { taxCodeRule } from '../../contract/rules/fiscal/tax-code.ts';
import { emailRule } from '../../contract/rules/validation/email.ts';
import { requiredRule, requiredWith } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignFailure, assignTimeout } from '../failure.logic.ts';
import { recoveryRequestMachine, type RecoveryRequestContext } from './recovery-request.machine.ts';

/** What is wrong with the account that is named (VAL-05, VAL-06). */
const faultOf = ({ means, email, taxCode }: RecoveryRequestContext): string | null =>
  means === 'email'
    ? validate(email.trim(), [requiredWith(ruleWords.loginEmail), emailRule])
    : validate(taxCode.trim(), [requiredRule, taxCodeRule]);

export const recoveryRequestLogic = recoveryRequestMachine.provide({
  actions: {
    validateAccount: assign(({ context }) => ({ fieldError: faultOf(context), error: null })),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: { isAccountValid: ({ context }) => faultOf(context) === null },
});
