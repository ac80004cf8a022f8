import { assign } from 'xstate';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignFailure, failureGuards, refusalOf, type FailedCall } from '../failure.logic.ts';
import { listSelectorMachine } from './list-selector.machine.ts';

export const listSelectorLogic = listSelectorMachine.provide({
  actions: {
    validateName: assign(({ context: { name } }) => ({
      nameError: validate(name, [requiredRule]),
      error: null,
    })),
    assignFailure: assignFailure(),
    assignRefusal: assign((_, { error }: FailedCall) => {
      const { atFields, besides } = refusalOf(error, (field) => (field === 'name' ? field : null));
      return { nameError: atFields.name ?? null, error: besides };
    }),
  },
  guards: {
    isNamed: ({ context: { name } }) => validate(name, [requiredRule]) === null,
    isLoginDismissed: failureGuards.isDismissed,
  },
});
