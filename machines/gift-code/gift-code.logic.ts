import { assignFailure, failureGuards } from '../failure.logic.ts';
import { giftCodeMachine } from './gift-code.machine.ts';

export const giftCodeLogic = giftCodeMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: failureGuards,
});
