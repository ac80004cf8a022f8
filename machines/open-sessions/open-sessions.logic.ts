import { assignDismissed, assignFailure, failureGuards } from '../failure.logic.ts';
import { openSessionsMachine } from './open-sessions.machine.ts';

export const openSessionsLogic = openSessionsMachine.provide({
  actions: { assignFailure: assignFailure(), assignDismissed: assignDismissed() },
  guards: { isDismissed: failureGuards.isDismissed, isRefused: failureGuards.isRefused },
});
