import type { SnapshotFrom } from 'xstate';
import type { dataExportMachine } from './data-export.machine.ts';

type DataExport = SnapshotFrom<typeof dataExportMachine>;

/** What was handed out last, to be read. */
export const exportedData = (data: DataExport) => data.context.exported;
export const dataExportError = (data: DataExport) => data.context.error;
/** Asked for, and not yet in the shopper's hands. */
export const isDataOnItsWay = (data: DataExport): boolean =>
  data.matches('collecting') || data.matches('saving');
/** The file that was asked for last is in the shopper's hands. */
export const isDataExported = (data: DataExport): boolean =>
  data.matches('collected') && data.context.error === null;
