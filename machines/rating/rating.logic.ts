import { assignFailure, failureGuards, isRefusedFor } from '../failure.logic.ts';
import { ratingMachine } from './rating.machine.ts';

export const ratingLogic = ratingMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: { isDismissed: failureGuards.isDismissed, isRefusedFor },
});
