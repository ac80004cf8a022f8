import type { SnapshotFrom } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { lineNoteMachine } from './line-note.machine.ts';

type LineNote = SnapshotFrom<typeof lineNoteMachine>;

/** The line whose note stands in the dialog; null where that is closed, or the login stands over it. */
export const notedLine = (note: LineNote): number | null =>
  note.hasTag('open') ? note.context.itemId : null;

export const writtenNote = ({ context }: LineNote): string => context.text;

/** The line says something at the shop, which can be taken away. */
export const hasFormerNote = ({ context }: LineNote): boolean => context.former !== '';

export const isNoteBusy = (note: LineNote): boolean => note.matches('saving');

/** Why the note could not be saved. */
export const noteError = ({ context }: LineNote): FlowError | null => context.error;
