import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { catalogueMachine } from './catalogue.machine.ts';

export const catalogueLogic = catalogueMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: failureGuards,
});
