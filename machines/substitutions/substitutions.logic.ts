import { failureGuards } from '../failure.logic.ts';
import { substitutionsMachine } from './substitutions.machine.ts';

export const substitutionsLogic = substitutionsMachine.provide({
  guards: { isDismissed: failureGuards.isDismissed },
});
