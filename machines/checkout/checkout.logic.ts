import { assign } from 'xstate';
import { flowErrorOf, isRefusedWith } from '../../contract/api/failure.ts';
import { checkoutMachine } from './checkout.machine.ts';

export const checkoutLogic = checkoutMachine.provide({
  actions: {
    assignFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
  },
  guards: {
    isAlreadyOrdered: (_, { error }) => isRefusedWith(error, 'checkout.alreadyOrdered'),
  },
});
