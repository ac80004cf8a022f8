import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { sessionMachine } from './session.machine.ts';

/** The session with its reading of failures; actors and `forgetSession` are provided by the composition root. */
export const sessionLogic = sessionMachine.provide({
  actions: {
    assignFailure: assign((_, { error }: { error: unknown }) => ({ error: flowErrorOf(error) })),
  },
});
