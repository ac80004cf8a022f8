import { assignFailure, failureGuards } from '../failure.logic.ts';
import { listOrderMachine } from './list-order.machine.ts';

export const listOrderLogic = listOrderMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: { isDismissed: failureGuards.isDismissed },
});
