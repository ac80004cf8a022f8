import { failureGuards } from '../failure.logic.ts';
import { ageDeclarationMachine } from './age-declaration.machine.ts';

export const ageDeclarationLogic = ageDeclarationMachine.provide({
  guards: { isDismissed: failureGuards.isDismissed },
});
