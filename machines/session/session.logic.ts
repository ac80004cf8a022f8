import { failureOf } from '../../contract/api/failure.ts';
import { isAuthenticated } from '../../contract/rules/session/login-state.ts';
import { assignFailure, assignTimeout } from '../failure.logic.ts';
import { sessionMachine } from './session.machine.ts';

/** The session with its reading of failures and of user ids (SES-01); actors and `forgetSession` are provided by the composition root. */
export const sessionLogic = sessionMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: {
    isSomeone: (_, { user }) => isAuthenticated(user?.userId),
    isExpired: (_, { error }) => failureOf(error) === 'sessionExpired',
    isNobody: (_, { userId }) => !isAuthenticated(userId),
  },
});
