import { failureGuards } from '../failure.logic.ts';
import { flyerMachine } from './flyer.machine.ts';

export const flyerLogic = flyerMachine.provide({ guards: { isMissing: failureGuards.isMissing } });
