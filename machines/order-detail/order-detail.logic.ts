import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { orderDetailMachine } from './order-detail.machine.ts';

export const orderDetailLogic = orderDetailMachine.provide({
  actions: {
    assignFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
  },
});
