import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { orderDetailMachine } from './order-detail.machine.ts';

export const orderDetailLogic = orderDetailMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: failureGuards,
});
