import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { ordersMachine } from './orders.machine.ts';

export const ordersLogic = ordersMachine.provide({
  actions: {
    assignFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
  },
});
