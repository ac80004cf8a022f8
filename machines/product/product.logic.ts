import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { productMachine } from './product.machine.ts';

export const productLogic = productMachine.provide({
  actions: {
    assignFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
  },
});
