import { isSpendingCap } from '../../contract/rules/price/spending-cap.ts';
import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { spendingCapMachine } from './spending-cap.machine.ts';

export const spendingCapLogic = spendingCapMachine.provide({
  guards: {
    isInterrupted: failureGuards.isInterrupted,
    isCap: (_, { cents }) => cents !== null && isSpendingCap(cents),
  },
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
});
