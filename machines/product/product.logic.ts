import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { productMachine } from './product.machine.ts';

export const productLogic = productMachine.provide({
  actions: {
    keepFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
  },
});
