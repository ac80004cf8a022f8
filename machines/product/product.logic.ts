import { assignFailure, failureGuards } from '../failure.logic.ts';
import { productMachine } from './product.machine.ts';

export const productLogic = productMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: failureGuards,
});
