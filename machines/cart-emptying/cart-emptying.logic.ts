import { failureGuards } from '../failure.logic.ts';
import { cartEmptyingMachine } from './cart-emptying.machine.ts';

export const cartEmptyingLogic = cartEmptyingMachine.provide({ guards: failureGuards });
