import type { SnapshotFrom } from 'xstate';
import type { listEntryMachine } from './list-entry.machine.ts';

type Entry = SnapshotFrom<typeof listEntryMachine>;

export const entryText = ({ context }: Entry): string => context.text;
/** Words nothing was found for. */
export const unknownEntries = ({ context }: Entry): readonly string[] => context.unknown;
export const isEntryBusy = (entry: Entry): boolean => entry.hasTag('busy');
export const entryError = ({ context }: Entry) => context.error;
