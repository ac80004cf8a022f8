import { failureGuards } from '../failure.logic.ts';
import { productAlertsMachine } from './product-alerts.machine.ts';

export const productAlertsLogic = productAlertsMachine.provide({
  guards: { isInterrupted: failureGuards.isInterrupted },
});
