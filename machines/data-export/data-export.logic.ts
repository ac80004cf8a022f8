import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { dataExportMachine } from './data-export.machine.ts';

export const dataExportLogic = dataExportMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: { isDismissed: failureGuards.isDismissed },
});
