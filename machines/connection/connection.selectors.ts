import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

/** The shopper is to be told that the device has no network. */
export const isOfflineTold = (connection: SnapshotFrom<typeof connectionMachine>): boolean =>
  connection.matches({ offline: 'told' });
