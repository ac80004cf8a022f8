import { assignFailure, failureGuards } from '../failure.logic.ts';
import { listJoiningMachine } from './list-joining.machine.ts';

export const listJoiningLogic = listJoiningMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: { isRefused: failureGuards.isRefused },
});
