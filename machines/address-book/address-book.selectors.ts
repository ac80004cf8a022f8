import type { SnapshotFrom } from 'xstate';
import type { addressBookMachine } from './address-book.machine.ts';

type Book = SnapshotFrom<typeof addressBookMachine>;

export const bookedAddresses = (book: Book) => book.context.addresses;
export const bookedPoints = (book: Book) => book.context.points;
export const bookEditorRef = (book: Book) => book.children.editor;
export const isBookLoading = (book: Book): boolean => book.matches('loading');
export const hasBookFailed = (book: Book): boolean => book.matches('failed');
export const isBookAwaitingSession = (book: Book): boolean => book.matches('awaitingSession');
/** A change is on its way: no other one can be begun. */
export const isBookBusy = (book: Book): boolean => book.hasTag('busy');
export const bookSubject = (book: Book) => book.context.subject;
export const isConfirmingRemoval = (book: Book): boolean => book.matches('confirmingRemoval');
export const isDoorOpen = (book: Book): boolean => book.hasTag('editing');
export const isSavingDoor = (book: Book): boolean => book.matches('saving');
export const bookDoor = (book: Book) => book.context.door;
export const doorErrors = (book: Book) => book.context.fieldErrors;
export const bookError = (book: Book) => book.context.error;
