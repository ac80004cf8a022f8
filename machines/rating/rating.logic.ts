import { assignFailure, assignTimeout, failureGuards, isRefusedFor } from '../failure.logic.ts';
import { ratingMachine } from './rating.machine.ts';

export const ratingLogic = ratingMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted: failureGuards.isInterrupted, isRefusedFor },
});
