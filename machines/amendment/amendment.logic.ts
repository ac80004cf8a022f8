import { assignFailure, assignTimeout, failureGuards, isRefusedFor } from '../failure.logic.ts';
import { amendmentMachine } from './amendment.machine.ts';

export const amendmentLogic = amendmentMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { ...failureGuards, isRefusedFor },
});
