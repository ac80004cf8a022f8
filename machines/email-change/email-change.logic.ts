import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { emailChangeMachine } from './email-change.machine.ts';

export const emailChangeLogic = emailChangeMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isRefused: failureGuards.isRefused },
});
