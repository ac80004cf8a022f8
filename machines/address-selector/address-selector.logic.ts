import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { addressSelectorMachine } from './address-selector.machine.ts';

export const addressSelectorLogic = addressSelectorMachine.provide({
  actions: {
    assignFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
  },
});
