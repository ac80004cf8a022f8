import { failureGuards } from '../failure.logic.ts';
import { contentPageMachine } from './content-page.machine.ts';

export const contentPageLogic = contentPageMachine.provide({ guards: failureGuards });
