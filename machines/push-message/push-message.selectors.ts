import type { SnapshotFrom } from 'xstate';
import type { pushMessageMachine } from './push-message.machine.ts';

/** The message that waits for an answer; null where none does. */
export const shownMessage = ({ context }: SnapshotFrom<typeof pushMessageMachine>) =>
  context.messages[0] ?? null;
