import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { listJoiningMachine } from './list-joining.machine.ts';

export const listJoiningLogic = listJoiningMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted: failureGuards.isInterrupted, isRefused: failureGuards.isRefused },
});
