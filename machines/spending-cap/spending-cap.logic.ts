import { isSpendingCap } from '../../contract/rules/price/spending-cap.ts';
import { assignFailure, failureGuards } from '../failure.logic.ts';
import { spendingCapMachine } from './spending-cap.machine.ts';

export const spendingCapLogic = spendingCapMachine.provide({
  guards: {
    isDismissed: failureGuards.isDismissed,
    isCap: (_, { cents }) => cents !== null && isSpendingCap(cents),
  },
  actions: { assignFailure: assignFailure() },
});
