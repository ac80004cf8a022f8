import type { SnapshotFrom } from 'xstate';
import type { listSelectorMachine } from './list-selector.machine.ts';

type Selector = SnapshotFrom<typeof listSelectorMachine>;

/** The dialog stands over the page; the login has it behind it. */
export const isListSelectorOpen = (selector: Selector): boolean =>
  !selector.matches('closed') && !selector.matches('awaitingLogin') && !selector.context.isDismissed;
export const listSubject = ({ context }: Selector) => context.subject;
export const selectableLists = ({ context }: Selector) => context.lists;
export const haveSelectableListsFailed = (selector: Selector): boolean => selector.matches('failed');
/** The list that is being changed; null where none is. */
export const changedListId = (selector: Selector): number | null =>
  selector.matches('changing') ? (selector.context.wish?.listId ?? null) : null;
export const isListSelectorBusy = (selector: Selector): boolean => selector.hasTag('busy');
export const isCreatingInSelector = (selector: Selector): boolean => selector.matches('creating');
export const selectorListName = ({ context }: Selector) => context.name;
export const selectorNameError = ({ context }: Selector) => context.nameError;
export const listSelectorError = ({ context }: Selector) => context.error;
