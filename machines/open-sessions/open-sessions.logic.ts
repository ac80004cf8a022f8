import { assignFailure, failureGuards } from '../failure.logic.ts';
import { openSessionsMachine } from './open-sessions.machine.ts';

export const openSessionsLogic = openSessionsMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: { isInterrupted: failureGuards.isInterrupted, isRefused: failureGuards.isRefused },
});
