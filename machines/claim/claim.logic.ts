import { assign } from 'xstate';
import { claimStep, firstClaimed } from '../../contract/rules/claim/claim-item.ts';
import { assignFailure, failureGuards } from '../failure.logic.ts';
import { claimMachine, isCountedReason } from './claim.machine.ts';

const { isDismissed, isRefused } = failureGuards;

export const claimLogic = claimMachine.provide({
  actions: {
    assignReason: assign(({ context: { item } }, { reason }) => ({
      reason,
      quantity: item !== null && isCountedReason(reason) ? firstClaimed(item, reason) : null,
      text: '',
      error: null,
    })),
    step: assign(({ context: { item, reason, quantity } }, { by }) =>
      item === null || reason === null || quantity === null
        ? {}
        : { quantity: claimStep(item, { reason, quantity, by }) },
    ),
    assignFailure: assignFailure(),
  },
  guards: { isDismissed, isRefused },
});
