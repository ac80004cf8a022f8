import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

/** The device has no network, as the browser tells. */
export const isOffline = (connection: SnapshotFrom<typeof connectionMachine>): boolean =>
  connection.matches('offline');
