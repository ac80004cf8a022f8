import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { pushMachine } from './push.machine.ts';

export const pushLogic = pushMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted: failureGuards.isInterrupted },
});
