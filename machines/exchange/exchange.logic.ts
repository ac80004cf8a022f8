import { failureGuards } from '../failure.logic.ts';
import { exchangeMachine } from './exchange.machine.ts';

export const exchangeLogic = exchangeMachine.provide({
  guards: { isDismissed: failureGuards.isDismissed, isRefused: failureGuards.isRefused },
});
