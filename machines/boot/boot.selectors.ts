import type { SnapshotFrom } from 'xstate';
import type { bootMachine } from './boot.machine.ts';

/** The visitor's machines are there. */
export const isLive = (boot: SnapshotFrom<typeof bootMachine>): boolean => boot.matches('live');
