import { assign } from 'xstate';
import { failureOf } from '../../contract/api/failure.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import {
  assignDismissed,
  assignFailure,
  failureGuards,
  refusalOf,
  type FailedCall,
} from '../failure.logic.ts';
import { wishlistsMachine } from './wishlists.machine.ts';

export const wishlistsLogic = wishlistsMachine.provide({
  actions: {
    validateName: assign(({ context: { name } }) => ({
      nameError: validate(name ?? '', [requiredRule]),
      error: null,
    })),
    assignFailure: assignFailure(),
    assignDismissed: assignDismissed(),
    assignRefusal: assign((_, { error }: FailedCall) => {
      const { atFields, besides } = refusalOf(error, (field) => (field === 'name' ? field : null));
      return { nameError: atFields.name ?? null, error: besides };
    }),
  },
  guards: {
    isNamed: ({ context: { name } }) => validate(name ?? '', [requiredRule]) === null,
    isDismissed: failureGuards.isDismissed,
    isDismissedOverLists: ({ context: { lists } }, { error }) =>
      lists !== null && failureOf(error) === 'dismissed',
  },
});
