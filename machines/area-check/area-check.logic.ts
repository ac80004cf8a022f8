import { missingAddressFields } from '../../contract/rules/address/missing-address-fields.ts';
import { numbersRule } from '../../contract/rules/number/numbers.ts';
import { exactLengthRule } from '../../contract/rules/validation/exact-length.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { areaCheckMachine } from './area-check.machine.ts';

export const areaCheckLogic = areaCheckMachine.provide({
  guards: {
    // A postal code that is half typed lies in no area.
    isPlaceComplete: ({ context: { place } }) =>
      missingAddressFields(place).length === 0 &&
      validate(place.postalcode.trim(), [numbersRule, exactLengthRule(5)]) === null &&
      validate(place.province.trim(), [exactLengthRule(2)]) === null,
  },
});
