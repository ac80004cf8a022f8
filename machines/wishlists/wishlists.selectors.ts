import type { SnapshotFrom } from 'xstate';
import type { wishlistsMachine } from './wishlists.machine.ts';

type Lists = SnapshotFrom<typeof wishlistsMachine>;

export const knownLists = (lists: Lists) => lists.context.lists;
export const areListsLoading = (lists: Lists): boolean => lists.matches('loading');
/** Nobody is logged in, and the login was dismissed. */
export const areListsSignedOut = (lists: Lists): boolean =>
  lists.matches('failed') && lists.context.error?.failure === 'dismissed';
export const haveListsFailed = (lists: Lists): boolean =>
  lists.matches('failed') && !areListsSignedOut(lists);
export const isCreatingList = (lists: Lists): boolean => lists.matches('creating');
export const newListName = (lists: Lists) => lists.context.name;
export const newListNameError = (lists: Lists) => lists.context.nameError;
export const listsError = (lists: Lists) => lists.context.error;
