import { assignFailure, failureGuards } from '../failure.logic.ts';
import { catalogueMachine } from './catalogue.machine.ts';

export const catalogueLogic = catalogueMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: failureGuards,
});
