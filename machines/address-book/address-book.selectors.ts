import type { SnapshotFrom } from 'xstate';
import type { addressBookMachine } from './address-book.machine.ts';

type Book = SnapshotFrom<typeof addressBookMachine>;

export const bookedAddresses = (book: Book) => book.context.addresses;
export const bookedPoints = (book: Book) => book.context.points;
export const bookEditorRef = (book: Book) => book.children.editor;
export const isBookLoading = (book: Book): boolean => book.matches('loading');
/** Nobody is logged in, and the login was dismissed. */
export const isBookSignedOut = (book: Book): boolean =>
  book.matches('failed') && book.context.error?.failure === 'dismissed';
export const hasBookFailed = (book: Book): boolean => book.matches('failed') && !isBookSignedOut(book);
/** A change is on its way: no other one can be begun. */
export const isBookBusy = (book: Book): boolean => book.hasTag('busy');
export const bookSubject = (book: Book) => book.context.subject;
export const isConfirmingRemoval = (book: Book): boolean => book.matches('confirmingRemoval');
export const isDoorOpen = (book: Book): boolean => book.hasTag('editing');
export const isSavingDoor = (book: Book): boolean => book.matches('saving');
export const bookDoor = (book: Book) => book.context.door;
export const doorErrors = (book: Book) => book.context.fieldErrors;
export const bookError = (book: Book) => book.context.error;
