import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { catalogueMachine } from './catalogue.machine.ts';

export const catalogueLogic = catalogueMachine.provide({
  actions: {
    assignFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
  },
});
