import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { openSessionsMachine } from './open-sessions.machine.ts';

export const openSessionsLogic = openSessionsMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted: failureGuards.isInterrupted, isRefused: failureGuards.isRefused },
});
