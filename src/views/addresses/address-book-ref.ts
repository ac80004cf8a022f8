import type { ActorRefFrom } from 'xstate';
import type { addressBookMachine } from '../../../machines/address-book/address-book.machine.ts';

export type AddressBookRef = ActorRefFrom<typeof addressBookMachine>;
