import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { paymentMachine } from './payment.machine.ts';

export const paymentLogic = paymentMachine.provide({
  actions: {
    assignFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
  },
});
