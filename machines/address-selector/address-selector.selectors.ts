import type { SnapshotFrom } from 'xstate';
import type { addressSelectorMachine } from './address-selector.machine.ts';

type Selector = SnapshotFrom<typeof addressSelectorMachine>;

export const savedAddresses = (selector: Selector) => selector.context.addresses;
export const chosenAddressId = (selector: Selector) => selector.context.chosenId;
export const chosenAddressType = (selector: Selector) => selector.context.addressType;
export const selectorError = (selector: Selector) => selector.context.error;
export const isSelectorBusy = (selector: Selector): boolean => selector.hasTag('busy');
export const isListed = (selector: Selector): boolean => selector.hasTag('listed');
/** There is no list to show, and none on its way. */
export const hasSelectorFailed = (selector: Selector): boolean => selector.matches('failed');
export const editorRef = (selector: Selector) => selector.children.editor;
export const finderRef = (selector: Selector) => selector.children.finder;
