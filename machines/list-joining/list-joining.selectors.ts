import type { SnapshotFrom } from 'xstate';
import type { listJoiningMachine } from './list-joining.machine.ts';

type Joining = SnapshotFrom<typeof listJoiningMachine>;

/** Nobody is logged in, and the login was dismissed. */
export const isJoiningSignedOut = (joining: Joining): boolean =>
  joining.matches('failed') && joining.context.error?.failure === 'dismissed';
export const hasJoiningFailed = (joining: Joining): boolean =>
  joining.matches('failed') && !isJoiningSignedOut(joining);
/** The link leads to no list for this shopper. */
export const isJoiningRefused = (joining: Joining): boolean => joining.matches('refused');
export const isListJoined = (joining: Joining): boolean => joining.matches('joined');
export const joiningError = ({ context }: Joining) => context.error;
export const isJoiningSettled = (joining: Joining): boolean => joining.hasTag('settled');
