import { failureGuards } from '../failure.logic.ts';
import { faqMachine } from './faq.machine.ts';

export const faqLogic = faqMachine.provide({ guards: { isMissing: failureGuards.isMissing } });
