import { failureGuards } from '../failure.logic.ts';
import { exclusionAcceptanceMachine } from './exclusion-acceptance.machine.ts';

export const exclusionAcceptanceLogic = exclusionAcceptanceMachine.provide({
  guards: { isDismissed: failureGuards.isDismissed },
});
