import { failureOf } from '../../../contract/api/failure.ts';
import type { dataExportActors } from '../../../machines/data-export/data-export.actors.ts';
import { dataExportLogic } from '../../../machines/data-export/data-export.logic.ts';
import {
  dataExportError,
  exportedData,
  isDataOnItsWay,
} from '../../../machines/data-export/data-export.selectors.ts';
import { aPersonExport } from '../../fixtures/person-export-fixtures.ts';
import { fails, patientFails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ExportStep = Step<typeof dataExportLogic, ReturnType<typeof dataExportActors>>;
type Export = ExportStep['after'];

const isCollecting = (data: Export): boolean => data.matches('collecting');

const wasDismissed = (step: ExportStep): boolean =>
  failureOf(step.failed('collectData')?.error) === 'dismissed';
const wasNotTaken = (step: ExportStep): boolean =>
  step.failed('saveFile') !== null || (step.elapsed('answerTimeout') && step.wasInFlight('saveFile') > 0);
const isSaving = (data: Export): boolean => data.matches('saving');
/** Nothing is under way and nothing is shown. */
const isBare = (data: Export): boolean => data.matches('offered') && exportedData(data) === null;

export const dataExportModel = flowModel<typeof dataExportLogic, ReturnType<typeof dataExportActors>>({
  name: 'data-export',
  machine: dataExportLogic,
  starts: [{ says: 'the page is opened' }],
  cases: {
    'export.request': [says('the data are asked for')],
    'session.closed': [
      says('the session has expired', { reason: 'expired' as const }),
      says('the shopper has left', { reason: 'logout' as const }),
    ],
  },
  answers: {
    collectData: {
      isPatient: true,
      done: [says('the data are there', aPersonExport())],
      failed: patientFails('the export', 'network'),
    },
    saveFile: {
      done: [says('the browser has the file', undefined)],
      failed: fails('the file', 'unreadable'),
    },
  },
  writes: ['collectData'],
  facts: ['session.closed'],
  project: ({ context: { exported, error } }) => [exported !== null, error !== null],
  rules: [
    {
      id: 'REG-27',
      says: 'The page itself asks for nothing.',
      when: (step) => step.isStart,
      holds: (step) => isBare(step.after) && dataExportError(step.after) === null,
    },
    {
      id: 'REG-27',
      says: 'A press asks once for all the shop knows; what was there before is gone.',
      when: (step) => step.sent('export.request') !== null && !isDataOnItsWay(step.before),
      holds: (step) =>
        step.calls('collectData').length === 1 &&
        isCollecting(step.after) &&
        exportedData(step.after) === null &&
        dataExportError(step.after) === null,
    },
    {
      id: 'REG-27',
      says: 'A second press while the data come asks for nothing more.',
      when: (step) => step.sent('export.request') !== null && isDataOnItsWay(step.before),
      holds: (step) =>
        step.calls('collectData').length === 0 &&
        step.after.value === step.before.value &&
        exportedData(step.after) === exportedData(step.before),
    },
    {
      id: 'REG-27',
      says: 'Nothing is asked for that the shopper did not ask for.',
      when: (step) => step.calls('collectData').length > 0,
      holds: (step) => step.sent('export.request') !== null,
    },
    {
      id: 'REG-27',
      says: 'What the shop answered is what is saved and what can be read, and nothing else is saved.',
      when: (step) => step.done('collectData') !== null || step.calls('saveFile').length > 0,
      holds: (step) => {
        const answered = step.done('collectData')?.output ?? null;
        return (
          answered !== null &&
          step.calls('saveFile').length === 1 &&
          step.calls('saveFile')[0] === answered &&
          exportedData(step.after) === answered
        );
      },
    },
    {
      id: 'REG-27',
      says: 'Saved or not, the data can be read; a file that was not taken is told.',
      when: (step) => step.done('saveFile') !== null || wasNotTaken(step),
      holds: (step) =>
        exportedData(step.after) === exportedData(step.before) &&
        exportedData(step.after) !== null &&
        !isSaving(step.after) &&
        (dataExportError(step.after) !== null) === wasNotTaken(step),
    },
    {
      id: 'ERR-04',
      says: 'An export that breaks or does not come says so.',
      when: (step) => step.failed('collectData') !== null && !wasDismissed(step),
      holds: (step) => isBare(step.after) && dataExportError(step.after) !== null,
    },
    {
      id: 'SES-07',
      says: 'A session that expires leaves a request that is under way.',
      when: (step) => step.sent('session.closed')?.reason === 'expired' && isCollecting(step.before),
      holds: (step) => isCollecting(step.after) && step.inFlight('collectData') === 1,
    },
    {
      id: 'SES-08',
      says: 'Who has left leaves nothing behind: no data, no request.',
      when: (step) =>
        step.sent('session.closed')?.reason === 'logout' ||
        (step.sent('session.closed') !== null && !isCollecting(step.before)),
      holds: (step) =>
        isBare(step.after) &&
        dataExportError(step.after) === null &&
        step.inFlight('collectData') + step.inFlight('saveFile') === 0,
    },
    {
      id: 'SES-14',
      says: 'Who does not want to log in waits for nothing.',
      when: wasDismissed,
      holds: (step) => isBare(step.after) && dataExportError(step.after) === null,
    },
    offers({
      id: 'REG-27',
      says: 'Unless they are on their way, the data can be asked for.',
      from: (data: Export) => !isDataOnItsWay(data),
      via: ({ id }) => id === 'export.request',
      to: isCollecting,
    }),
    reaches({
      id: 'REG-27',
      says: 'From everywhere the data can be had.',
      from: () => true,
      to: (data: Export) => data.matches('collected') && dataExportError(data) === null,
    }),
  ],
});
