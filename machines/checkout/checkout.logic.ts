import { isRefusedWith } from '../../contract/api/failure.ts';
import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { checkoutMachine } from './checkout.machine.ts';

export const checkoutLogic = checkoutMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: {
    ...failureGuards,
    isAlreadyOrdered: (_, { error }) => isRefusedWith(error, 'checkout.alreadyOrdered'),
  },
});
