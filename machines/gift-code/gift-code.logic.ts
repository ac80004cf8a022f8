import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { giftCodeMachine } from './gift-code.machine.ts';

export const giftCodeLogic = giftCodeMachine.provide({
  actions: {
    assignFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
  },
});
