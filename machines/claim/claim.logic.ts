import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { claimMachine } from './claim.machine.ts';

const { isInterrupted, isRefused } = failureGuards;

export const claimLogic = claimMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted, isRefused },
});
