import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { listOrderMachine } from './list-order.machine.ts';

export const listOrderLogic = listOrderMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isInterrupted: failureGuards.isInterrupted },
});
