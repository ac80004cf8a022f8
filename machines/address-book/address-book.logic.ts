import { assign } from 'xstate';
import { failureOf } from '../../contract/api/failure.ts';
import { phoneRule } from '../../contract/rules/validation/phone.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignDismissed, assignFailure, failureGuards } from '../failure.logic.ts';
import { addressBookMachine } from './address-book.machine.ts';
import type { AddressBookContext, DoorFields } from './address-book.types.ts';

/** What is wrong with the door; a door that is not open has nothing wrong (ADR-22, ADR-23). */
function faultsOf(door: DoorFields | null): AddressBookContext['fieldErrors'] {
  if (door === null) return {};
  const faults = {
    addressName: validate(door.addressName, [requiredRule]),
    doorbellName: validate(door.doorbellName, [requiredRule]),
    referencePhoneNumber: validate(door.referencePhoneNumber, [requiredRule, phoneRule]),
  };
  return Object.fromEntries(Object.entries(faults).filter((entry) => entry[1] !== null));
}

export const addressBookLogic = addressBookMachine.provide({
  actions: {
    openDoor: assign(({ context: { subject } }) => ({
      door: subject && {
        addressName: subject.addressName,
        doorbellName: subject.doorbellName,
        floor: subject.floor,
        referencePhoneNumber: subject.referencePhoneNumber,
        addressNote: subject.addressNote,
        elevator: subject.elevator,
      },
      fieldErrors: {},
    })),
    validateDoor: assign(({ context: { door } }) => ({ fieldErrors: faultsOf(door), error: null })),
    assignFailure: assignFailure(),
    assignDismissed: assignDismissed(),
  },
  guards: {
    isDoorGood: ({ context: { door } }) => Object.keys(faultsOf(door)).length === 0,
    isLoginDismissed: failureGuards.isDismissed,
    isLoginDismissedOverBook: ({ context: { addresses } }, { error }) =>
      addresses !== null && failureOf(error) === 'dismissed',
  },
});
