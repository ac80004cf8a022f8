import { assign } from 'xstate';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignFailure, failureGuards } from '../failure.logic.ts';
import { shopAtWorkMachine } from './shop-at-work.machine.ts';

export const shopAtWorkLogic = shopAtWorkMachine.provide({
  actions: {
    validateCode: assign(({ context }) => ({
      fault: validate(context.code.trim(), [requiredRule]),
      error: null,
      workplace: null,
    })),
    assignFailure: assignFailure(),
  },
  guards: { isDismissed: failureGuards.isDismissed },
});
