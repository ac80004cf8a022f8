import { assignDismissed, assignFailure, failureGuards } from '../failure.logic.ts';
import { savedCardsMachine } from './saved-cards.machine.ts';

export const savedCardsLogic = savedCardsMachine.provide({
  actions: { assignFailure: assignFailure(), assignDismissed: assignDismissed() },
  guards: { isDismissed: failureGuards.isDismissed },
});
