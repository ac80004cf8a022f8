import { isRefusedWith } from '../../contract/api/failure.ts';
import { assignFailure, failureGuards } from '../failure.logic.ts';
import { checkoutMachine } from './checkout.machine.ts';

export const checkoutLogic = checkoutMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: {
    ...failureGuards,
    isAlreadyOrdered: (_, { error }) => isRefusedWith(error, 'checkout.alreadyOrdered'),
  },
});
