import { assignDismissed, assignFailure } from '../failure.logic.ts';
import { ordersMachine } from './orders.machine.ts';

export const ordersLogic = ordersMachine.provide({
  actions: { assignFailure: assignFailure(), assignDismissed: assignDismissed() },
});
