import type { SnapshotFrom } from 'xstate';
import type { versionCheckMachine } from './version-check.machine.ts';

type VersionCheck = SnapshotFrom<typeof versionCheckMachine>;

export const isUpdateOffered = (check: VersionCheck): boolean => check.matches({ update: 'offered' });
export const isUpdateRequired = (check: VersionCheck): boolean => check.matches({ update: 'required' });
export const runningVersion = (check: VersionCheck): string => check.context.running;
/** The lowest version the shop serves; null before it said so. */
export const minVersion = (check: VersionCheck): string | null => check.context.published?.minVersion ?? null;
