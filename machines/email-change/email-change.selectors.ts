import type { SnapshotFrom } from 'xstate';
import type { emailChangeMachine } from './email-change.machine.ts';

type Change = SnapshotFrom<typeof emailChangeMachine>;

export const isEmailChanging = (change: Change): boolean => change.matches('changing');
export const isEmailChanged = (change: Change): boolean => change.matches('changed');
export const isEmailChangeRejected = (change: Change): boolean => change.matches('rejected');
export const emailChangeError = (change: Change) => change.context.error;
