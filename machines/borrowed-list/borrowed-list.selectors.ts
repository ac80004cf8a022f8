import type { SnapshotFrom } from 'xstate';
import type { borrowedListMachine } from './borrowed-list.machine.ts';

type Borrowed = SnapshotFrom<typeof borrowedListMachine>;

/** Null while no copy is named. */
export const copyName = (borrowed: Borrowed): string | null =>
  borrowed.hasTag('naming') ? borrowed.context.name : null;
export const copyNameError = ({ context }: Borrowed) => context.nameError;
export const isCopying = (borrowed: Borrowed): boolean => borrowed.matches('copying');
export const isConfirmingLeave = (borrowed: Borrowed): boolean => borrowed.matches('confirmingLeave');
export const isLeavingList = (borrowed: Borrowed): boolean => borrowed.matches('leaving');
export const borrowedListError = ({ context }: Borrowed) => context.error;
