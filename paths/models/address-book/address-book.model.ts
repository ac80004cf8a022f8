import type { Address, PickupPoint } from '../../../contract/api/shopping/delivery.ts';
import { failureOf } from '../../../contract/api/failure.ts';
import type { addressBookActors } from '../../../machines/address-book/address-book.actors.ts';
import { addressBookLogic } from '../../../machines/address-book/address-book.logic.ts';
import {
  bookDoor,
  bookedAddresses,
  bookedPoints,
  bookEditorRef,
  bookError,
  bookSubject,
  doorErrors,
  hasBookFailed,
  isBookLoading,
  isBookSignedOut,
  isConfirmingRemoval,
  isDoorOpen,
  isSavingDoor,
} from '../../../machines/address-book/address-book.selectors.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type BookStep = Step<typeof addressBookLogic, ReturnType<typeof addressBookActors>>;
type Book = BookStep['after'];
const operations = ['preferAddress', 'removeAddress', 'saveDoor', 'useAddress'] as const;

const home: Address = {
  addressId: 71,
  addressName: 'Casa',
  addressType: 'home',
  addressTypeId: 2,
  deliveryServiceId: 2,
  address1: 'VIA APPIA NUOVA',
  addressNumber: '120',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
  doorbellName: 'Marchetti',
  floor: '3',
  referencePhoneNumber: '3475550182',
  addressNote: '',
  elevator: true,
  latitude: 41.88,
  longitude: 12.51,
  preferred: true,
  active: 1,
  validated: true,
};
const other: Address = { ...home, addressId: 72, addressName: 'Nonna', elevator: false, preferred: false };
const counter: PickupPoint = {
  ...home,
  addressId: 73,
  addressName: 'Roma Appia',
  addressType: 'store',
  addressTypeId: 3,
  deliveryServiceId: 1,
  preferred: false,
  distance: null,
  openingHours: [],
  firstSlot: null,
};
const book = { homes: [home, other], points: [counter] };
const unknown = 99;

const isShown = (book: Book): boolean => book.matches('shown');
const begun = (step: BookStep): number =>
  operations.reduce((sum, operation) => sum + step.calls(operation).length, 0);
const failure = (step: BookStep, call: (typeof operations)[number] | 'listAddresses'): string | null => {
  const failed = step.failed(call);
  return failed === null ? null : failureOf(failed.error);
};
const failures = (step: BookStep): string[] =>
  operations.flatMap((operation) => failure(step, operation) ?? []);
const isKnown = (sent: { addressId: number } | null): boolean => sent !== null && sent.addressId !== unknown;
const named = (step: BookStep) =>
  step.sent('address.prefer') ??
  step.sent('address.remove') ??
  step.sent('address.edit') ??
  step.sent('address.use');

export const addressBookModel = flowModel<typeof addressBookLogic, ReturnType<typeof addressBookActors>>({
  name: 'address-book',
  machine: addressBookLogic,
  starts: [{ says: 'the addresses are opened' }],
  cases: {
    'book.reload': [says('the addresses are asked for again')],
    'address.prefer': [
      says('the other home is preferred', { addressId: other.addressId }),
      says('an address nobody has is preferred', { addressId: unknown }),
    ],
    'address.remove': [
      says('the other home is to be deleted', { addressId: other.addressId }),
      says('a store is to be taken out', { addressId: counter.addressId }),
      says('an address nobody has is to be deleted', { addressId: unknown }),
    ],
    'address.use': [
      says('the other home is to be used', { addressId: other.addressId }),
      says('an address nobody has is to be used', { addressId: unknown }),
    ],
    'address.add': [says('a new home is wanted')],
    'removal.confirm': [says('yes is answered')],
    'removal.decline': [says('no is answered')],
    'address.edit': [
      says('the other home is to be changed', { addressId: other.addressId }),
      says('a store is to be changed', { addressId: counter.addressId }),
      says('an address nobody has is to be changed', { addressId: unknown }),
    ],
    'door.changed': ({ context: { door } }) =>
      door?.doorbellName === ''
        ? [says('the name on the bell is typed', { field: 'doorbellName', value: 'Ferri' })]
        : [says('the name on the bell is emptied', { field: 'doorbellName', value: '' })],
    'elevator.changed': [says('there is a lift', { elevator: true })],
    'place.change': [says('another place is wanted')],
    'door.save': [says('the door is to be saved')],
    'door.dismiss': [says('the dialog is closed')],
    'address.saved': [says('a new home is saved')],
    'point.chosen': [says('a store was chosen')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' }),
      says('the session has expired', { reason: 'expired' }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listAddresses: {
      isPatient: true,
      done: [says('two homes and a store are there', book)],
      failed: patientFails('the list', 'network'),
    },
    preferAddress: {
      isPatient: true,
      done: [says('the home is preferred', undefined)],
      failed: patientFails('the preference', 'network'),
    },
    removeAddress: {
      isPatient: true,
      done: [says('the home is deleted', undefined)],
      failed: [refuses('the deletion', 'address.inUse'), ...patientFails('the deletion', 'network')],
    },
    saveDoor: {
      isPatient: true,
      done: [says('the door is saved', undefined)],
      failed: patientFails('the save', 'network'),
    },
    useAddress: {
      isPatient: true,
      done: [says('the address is chosen', anAnswer(aCart()))],
      failed: [refuses('the choice', 'address.frozen'), ...patientFails('the choice', 'network')],
    },
  },
  writes: ['preferAddress', 'removeAddress', 'saveDoor', 'useAddress'],
  flows: {
    addressEditor: [
      says('the new place is saved', 'saved'),
      says('a new home is saved and chosen', 'selected'),
      says('the editor is closed', 'dismissed'),
    ],
  },
  facts: ['session.closed'],
  project: ({ context: { addresses, subject, door, fieldErrors, error } }) => [
    addresses !== null,
    subject?.addressId ?? null,
    door && [door.doorbellName, door.elevator],
    Object.keys(fieldErrors).length > 0,
    error === null ? null : error.failure === 'dismissed',
  ],
  rules: [
    {
      id: 'ADR-11',
      says: 'The homes that come are shown, and nothing that was begun stands beside them.',
      when: (step) => step.done('listAddresses') !== null,
      holds: (step) =>
        isShown(step.after) &&
        bookedAddresses(step.after) === step.done('listAddresses')?.output.homes &&
        bookedPoints(step.after) === step.done('listAddresses')?.output.points &&
        bookSubject(step.after) === null &&
        bookDoor(step.after) === null,
    },
    {
      id: 'ADR-11',
      says: 'A list nobody could get says so, and can be asked for again.',
      when: (step) => ['network', 'timeout'].includes(failure(step, 'listAddresses') ?? ''),
      holds: (step) => hasBookFailed(step.after) && bookError(step.after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'After the login, with the service back, or when wanted, the list is asked for once, without the old error.',
      when: (step) =>
        step.before.matches('failed') &&
        (step.sent('book.reload') !== null ||
          step.sent('session.opened') !== null ||
          step.sent('service.resumed') !== null),
      holds: (step) =>
        step.calls('listAddresses').length === 1 &&
        isBookLoading(step.after) &&
        bookError(step.after) === null,
    },
    {
      id: 'ADR-11',
      says: 'After a change, a new home or a new login the list is read again, once.',
      when: (step) =>
        (['preferAddress', 'removeAddress', 'saveDoor'] as const).some(
          (operation) => step.done(operation) !== null,
        ) ||
        (step.ended('addressEditor') !== null && step.ended('addressEditor')?.output !== 'dismissed') ||
        (isShown(step.before) &&
          (step.sent('address.saved') !== null ||
            step.sent('point.chosen') !== null ||
            step.sent('session.opened') !== null)),
      holds: (step) =>
        step.calls('listAddresses').length === 1 &&
        isBookLoading(step.after) &&
        bookError(step.after) === null,
    },
    {
      id: 'ADR-12',
      says: 'An address that is not in the book is neither changed nor asked about.',
      when: (step) => named(step)?.addressId === unknown,
      holds: (step) => begun(step) === 0 && bookSubject(step.after) === bookSubject(step.before),
    },
    {
      id: 'ADR-03',
      says: 'The home that is pressed is preferred, by one call.',
      when: (step) => isShown(step.before) && isKnown(step.sent('address.prefer')),
      holds: (step) =>
        step.calls('preferAddress').length === 1 &&
        step.calls('preferAddress')[0]?.addressId === named(step)?.addressId &&
        bookError(step.after) === null,
    },
    {
      id: 'ADR-12',
      says: 'Deleting asks first, about the home that was pressed.',
      when: (step) => isShown(step.before) && isKnown(step.sent('address.remove')),
      holds: (step) =>
        begun(step) === 0 &&
        isConfirmingRemoval(step.after) &&
        bookSubject(step.after)?.addressId === named(step)?.addressId &&
        bookError(step.after) === null,
    },
    {
      id: 'ADR-12',
      says: 'Yes deletes exactly that home, once; No leaves it.',
      when: (step) =>
        isConfirmingRemoval(step.before) &&
        (step.sent('removal.confirm') !== null || step.sent('removal.decline') !== null),
      holds: (step) =>
        step.sent('removal.confirm') === null
          ? begun(step) === 0 && isShown(step.after) && bookSubject(step.after) === null
          : step.calls('removeAddress').length === 1 &&
            step.calls('removeAddress')[0]?.addressId === bookSubject(step.before)?.addressId,
    },
    {
      id: 'ADR-12',
      says: 'No home is deleted that was not asked about.',
      when: (step) => step.calls('removeAddress').length > 0,
      holds: (step) => step.sent('removal.confirm') !== null,
    },
    {
      id: 'ADR-11',
      says: 'The door opens as it was saved.',
      when: (step) => isShown(step.before) && step.sent('address.edit')?.addressId === other.addressId,
      holds: (step) =>
        isDoorOpen(step.after) &&
        bookSubject(step.after)?.addressId === named(step)?.addressId &&
        bookDoor(step.after)?.doorbellName === bookSubject(step.after)?.doorbellName &&
        bookDoor(step.after)?.addressName === bookSubject(step.after)?.addressName &&
        Object.keys(doorErrors(step.after)).length === 0 &&
        bookError(step.after) === null,
    },
    {
      id: 'ADR-11',
      says: 'What is typed stands in its field, which is wrong no more.',
      when: (step) =>
        step.sent('door.changed') !== null && isDoorOpen(step.before) && !isSavingDoor(step.before),
      holds: (step) =>
        bookDoor(step.after)?.doorbellName === step.sent('door.changed')?.value &&
        doorErrors(step.after).doorbellName === undefined,
    },
    {
      id: 'ADR-22',
      says: 'A door without a name on the bell is told at its field, and nothing is sent.',
      when: (step) =>
        step.sent('door.save') !== null &&
        isDoorOpen(step.before) &&
        !isSavingDoor(step.before) &&
        bookDoor(step.before)?.doorbellName === '',
      holds: (step) =>
        begun(step) === 0 &&
        doorErrors(step.after).doorbellName === 'Campo obbligatorio' &&
        bookError(step.after) === null,
    },
    {
      id: 'ADR-22',
      says: 'A whole door is saved once, with the home it is of.',
      when: (step) =>
        step.sent('door.save') !== null &&
        isDoorOpen(step.before) &&
        !isSavingDoor(step.before) &&
        bookDoor(step.before)?.doorbellName !== '',
      holds: (step) =>
        step.calls('saveDoor').length === 1 &&
        step.calls('saveDoor')[0]?.address === bookSubject(step.before) &&
        step.calls('saveDoor')[0]?.door === bookDoor(step.before) &&
        Object.keys(doorErrors(step.after)).length === 0 &&
        bookError(step.after) === null,
    },
    {
      id: 'ADR-12',
      says: 'A store has no door.',
      when: (step) => step.sent('address.edit')?.addressId === counter.addressId && isShown(step.before),
      holds: (step) => !isDoorOpen(step.after) && bookSubject(step.after) === bookSubject(step.before),
    },
    {
      id: 'ADR-10',
      says: 'Whether there is a lift is kept with the door.',
      when: (step) =>
        step.sent('elevator.changed') !== null && isDoorOpen(step.before) && !isSavingDoor(step.before),
      holds: (step) =>
        bookDoor(step.after)?.elevator === true &&
        bookDoor(step.after)?.doorbellName === bookDoor(step.before)?.doorbellName,
    },
    {
      id: 'ADR-06',
      says: 'The address that is pressed is chosen for the cart, by one call.',
      when: (step) => isShown(step.before) && step.sent('address.use')?.addressId === other.addressId,
      holds: (step) =>
        step.calls('useAddress').length === 1 &&
        step.calls('useAddress')[0]?.address.addressId === other.addressId &&
        bookError(step.after) === null,
    },
    {
      id: 'ADR-07',
      says: 'Its cart is handed on, and a slot is to be chosen; the list stays as it is.',
      when: (step) => step.done('useAddress') !== null,
      holds: (step) =>
        step.emitted('cart.answered')[0]?.answer === step.done('useAddress')?.output &&
        step.emitted('address.used').length === 1 &&
        isShown(step.after) &&
        bookSubject(step.after) === null &&
        begun(step) === 0 &&
        step.calls('listAddresses').length === 0,
    },
    {
      id: 'ADR-07',
      says: 'A new home that became the cart’s asks for a slot; one that moved does not.',
      when: (step) => step.ended('addressEditor') !== null,
      holds: (step) =>
        step.emitted('address.used').length === (step.ended('addressEditor')?.output === 'selected' ? 1 : 0),
    },
    {
      id: 'ADR-11',
      says: 'The editor opens for a new home, or for the home whose door is open.',
      when: (step) => step.opened('addressEditor').length > 0,
      holds: (step) =>
        JSON.stringify(step.opened('addressEditor')) ===
        JSON.stringify([{ moved: step.sent('address.add') === null ? bookSubject(step.before) : null }]),
    },
    {
      id: 'ADR-04',
      says: 'Where the addresses are shown a new home can be added, and where a door is open it can move.',
      when: (step) =>
        (isShown(step.before) && step.sent('address.add') !== null) ||
        (step.before.matches('describing') && step.sent('place.change') !== null),
      holds: (step) => step.opened('addressEditor').length === 1 && bookEditorRef(step.after) !== undefined,
    },
    {
      id: 'ADR-11',
      says: 'An editor that was closed or broke leaves the list, and what was begun is forgotten.',
      when: (step) => step.ended('addressEditor')?.output === 'dismissed' || step.broke('addressEditor'),
      holds: (step) =>
        isShown(step.after) &&
        bookSubject(step.after) === null &&
        bookDoor(step.after) === null &&
        (bookError(step.after) !== null) === step.broke('addressEditor'),
    },
    {
      id: 'ADR-11',
      says: 'Closing the door forgets what was typed.',
      when: (step) => step.sent('door.dismiss') !== null && step.before.matches('describing'),
      holds: (step) =>
        isShown(step.after) && bookDoor(step.after) === null && bookSubject(step.after) === null,
    },
    {
      id: 'ERR-04',
      says: 'A change that breaks, or does not come back, says so; what was typed of the door stays.',
      when: (step) => failures(step).some((one) => one !== 'dismissed'),
      holds: (step) =>
        bookError(step.after) !== null &&
        bookDoor(step.after) === bookDoor(step.before) &&
        (isSavingDoor(step.before) ? isDoorOpen(step.after) : isShown(step.after)),
    },
    {
      id: 'SES-14',
      says: 'With the login dismissed what is typed of the door stays, every other change is dropped, and nothing is said.',
      when: (step) => failures(step).includes('dismissed'),
      holds: (step) =>
        begun(step) === 0 &&
        bookError(step.after) === null &&
        (isSavingDoor(step.before)
          ? step.after.matches('describing') && bookDoor(step.after) === bookDoor(step.before)
          : isShown(step.after) && bookSubject(step.after) === null),
    },
    {
      id: 'SES-14',
      says: 'Addresses on screen stay when the login is dismissed; those that never came are no failure.',
      when: (step) => failure(step, 'listAddresses') === 'dismissed',
      holds: (step) =>
        !hasBookFailed(step.after) &&
        bookedAddresses(step.after) === bookedAddresses(step.before) &&
        bookSubject(step.after) === null &&
        bookDoor(step.after) === null &&
        (bookedAddresses(step.before) === null ? isBookSignedOut(step.after) : isShown(step.after)),
    },
    {
      id: 'SES-08',
      says: 'Whoever leaves takes every address along; an expired session takes nothing.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? bookedAddresses(step.after) === bookedAddresses(step.before) &&
            bookDoor(step.after) === bookDoor(step.before)
          : isBookSignedOut(step.after) &&
            bookedAddresses(step.after) === null &&
            bookedPoints(step.after).length === 0 &&
            bookSubject(step.after) === null &&
            bookDoor(step.after) === null,
    },
    offers({
      id: 'ADR-11',
      says: 'Where the homes are shown each of them can be preferred, changed and deleted.',
      from: isShown,
      via: ({ id }) => id === 'address.edit',
    }),
    reaches({
      id: 'SES-07',
      says: 'From everywhere the list can be come back to.',
      from: () => true,
      to: isShown,
    }),
  ],
});
