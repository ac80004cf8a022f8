import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { ordersMachine } from './orders.machine.ts';

export const ordersLogic = ordersMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: failureGuards,
});
