import type { SnapshotFrom } from 'xstate';
import type { slotHoldMachine } from './slot-hold.machine.ts';

type Hold = SnapshotFrom<typeof slotHoldMachine>;

/** Until when the place is kept, in ms since the epoch. */
export const heldUntil = (hold: Hold): number | null => hold.context.hold?.holdUntil ?? null;
export const canExtendHold = (hold: Hold): boolean =>
  hold.matches('expiring') && hold.context.hold?.isExtended === false;
export const isHoldExpired = (hold: Hold): boolean => hold.matches('expired');
