import { assignDismissed, assignFailure, failureGuards } from '../failure.logic.ts';
import { orderDetailMachine } from './order-detail.machine.ts';

export const orderDetailLogic = orderDetailMachine.provide({
  actions: { assignFailure: assignFailure(), assignDismissed: assignDismissed() },
  guards: failureGuards,
});
