import { expect, test } from 'vitest';
import { orderNotesRule } from '../../contract/rules/checkout/order-notes.ts';
import { birthdateRule } from '../../contract/rules/fiscal/birthdate.ts';
import { taxCodeRule } from '../../contract/rules/fiscal/tax-code.ts';
import { taxCodeOrVatRule, vatRule } from '../../contract/rules/fiscal/vat.ts';
import { numbersRule } from '../../contract/rules/number/numbers.ts';
import { loyaltyCardRule } from '../../contract/rules/session/loyalty-card.ts';
import { newPasswordRules } from '../../contract/rules/session/new-password.ts';
import { otherEmailRule, sameEmailRule } from '../../contract/rules/session/same-email.ts';
import { usernameRule } from '../../contract/rules/session/username.ts';
import { emailRule } from '../../contract/rules/validation/email.ts';
import { exactLengthRule } from '../../contract/rules/validation/exact-length.ts';
import { lettersRule } from '../../contract/rules/validation/letters.ts';
import { mailFieldRules } from '../../contract/rules/validation/mail-form.ts';
import { maxLengthRule } from '../../contract/rules/validation/max-length.ts';
import { phoneRule } from '../../contract/rules/validation/phone.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { saidByRule } from './rule-words.ts';

const [lengthRule, guessableRule] = newPasswordRules({
  tenantId: 'cestolieto',
  name: 'Cestolieto',
  minPasswordLength: 8,
});
const [boxRule] = mailFieldRules({ type: 'checkbox', required: true, max_length: null });
const adultRule = birthdateRule({ today: '2026-11-27', minimumAge: 18 });

test.each([
  [requiredRule(''), 'Required field'],
  [boxRule!(''), 'Check the box to continue'],
  [emailRule('x'), 'Type a valid e-mail'],
  [phoneRule('x'), 'Type a valid phone number'],
  [lettersRule('1'), 'Only letters of the alphabet'],
  [numbersRule('x'), 'Only digits'],
  [taxCodeRule('x'), 'Wrong format'],
  [vatRule('x'), 'VAT number and tax code must have 11 digits'],
  [taxCodeOrVatRule('x'), 'VAT number and tax code must have 11 digits'],
  [loyaltyCardRule({ prefix: '04', length: 13 })('1'), 'Invalid loyalty card number'],
  [usernameRule('x'), 'From 3 to 40 characters: letters without accents, digits, period and _ @ -'],
  [sameEmailRule('a@b.it')('c@b.it'), 'The two e-mails do not match'],
  [otherEmailRule('a@b.it')('a@b.it'), 'This is your e-mail already'],
  [adultRule('x'), 'Date as mm/dd/yyyy'],
  [adultRule('01/01/2030'), 'The date of birth must be in the past'],
  [adultRule('01/01/2020'), 'You must be at least 18 years old'],
  [lengthRule('x'), 'The password must be 8 characters long'],
  [guessableRule('cestolieto'), 'This password is easy to guess: choose another one'],
  [maxLengthRule(3)('four'), 'At most 3 characters'],
  [exactLengthRule(1)('12'), 'Must have exactly 1 character'],
  [exactLengthRule(5)('12'), 'Must have exactly 5 characters'],
  [orderNotesRule('x'.repeat(1001)), 'Notes may have at most 1000 characters'],
])('TEN-03 VAL-14: «%s» is said in English as well', (it, english) => {
  expect(saidByRule(it ?? '')).toEqual({ it, 'en-US': english });
});

test('TEN-03: the words of a rule nobody put into English stay as they are', () => {
  expect(saidByRule('Solo di giorno')).toEqual({ it: 'Solo di giorno', 'en-US': 'Solo di giorno' });
});
