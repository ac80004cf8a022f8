import { assign } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import {
  missingAddressFields,
  missingAddressMessage,
} from '../../contract/rules/address/missing-address-fields.ts';
import { phoneRule } from '../../contract/rules/validation/phone.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignFailure, assignTimeout, failureGuards, isRefusedFor } from '../failure.logic.ts';
import { addressEditorMachine } from './address-editor.machine.ts';
import type { AddressEditorContext } from './address-editor.types.ts';

type FieldErrors = AddressEditorContext['fieldErrors'];

const failedFields = (errors: Record<string, string | null>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter((entry) => entry[1] !== null));

/** The errors of the details form: its starred fields, the phone, and a civico the check did not fill (ADR-23). */
const detailErrors = ({ details, place }: AddressEditorContext): FieldErrors =>
  failedFields({
    doorbellName: validate(details.doorbellName, [requiredRule]),
    addressName: validate(details.addressName, [requiredRule]),
    referencePhoneNumber: validate(details.referencePhoneNumber, [requiredRule, phoneRule]),
    addressNumber: validate(place.addressNumber, [requiredRule]),
  });

const invalidAddress: FlowError = {
  failure: 'refused',
  messages: [{ code: 'message.invalidAddress1', text: '', field: 'addressNumber' }],
};

export const addressEditorLogic = addressEditorMachine.provide({
  actions: {
    validatePlace: assign(({ context: { place } }) => ({ missing: missingAddressMessage(place) })),
    validateDetails: assign(({ context }) => {
      const fieldErrors = detailErrors(context);
      return { fieldErrors, error: fieldErrors.addressNumber === undefined ? null : invalidAddress };
    }),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
  },
  guards: {
    ...failureGuards,
    isRefusedFor,
    isPlaceComplete: ({ context }) => missingAddressFields(context.place).length === 0,
    isPlaceIncomplete: ({ context }) => missingAddressFields(context.place).length > 0,
    areDetailsValid: ({ context }) => Object.keys(detailErrors(context)).length === 0,
  },
});
