import type { SnapshotFrom } from 'xstate';
import type { wishlistsMachine } from './wishlists.machine.ts';

type Lists = SnapshotFrom<typeof wishlistsMachine>;

export const knownLists = (lists: Lists) => lists.context.lists;
export const areListsLoading = (lists: Lists): boolean => lists.matches('loading');
export const haveListsFailed = (lists: Lists): boolean => lists.matches('failed');
export const areListsAwaitingSession = (lists: Lists): boolean => lists.matches('awaitingSession');
export const isCreatingList = (lists: Lists): boolean => lists.matches('creating');
export const newListName = (lists: Lists) => lists.context.name;
export const newListNameError = (lists: Lists) => lists.context.nameError;
export const listsError = (lists: Lists) => lists.context.error;
