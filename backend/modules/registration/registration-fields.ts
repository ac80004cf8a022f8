import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { registerUser } from '../../../contract/api/account/registration.ts';
import { birthdateText } from '../../../contract/rules/fiscal/birthdate-text.ts';
import { companyRules } from '../../../contract/rules/fiscal/company.ts';
import { numbersRule } from '../../../contract/rules/number/numbers.ts';
import { newPasswordRules } from '../../../contract/rules/session/new-password.ts';
import { personRules } from '../../../contract/rules/session/person.ts';
import { normaliseEmail, sameEmailRule } from '../../../contract/rules/session/same-email.ts';
import { emailRule } from '../../../contract/rules/validation/email.ts';
import { exactLengthRule } from '../../../contract/rules/validation/exact-length.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import { saidByRule } from '../../platform/rule-words.ts';
import { fieldErrorOf, fieldErrorsOf, throwFieldErrors } from '../../platform/validation-errors.ts';
import type { FieldError } from '../../platform/validation-errors.ts';
import { unknownDisclaimer } from '../disclaimer/disclaimer.errors.ts';
import type { DisclaimerRow } from '../disclaimer/disclaimer.repository.ts';
import { provinceCode } from '../geocoder/places.ts';
import type { SocialPerson } from '../identity/social-person.usecases.ts';
import { unknownStore } from '../store/store.errors.ts';
import type { RegistrationContext } from './registration.context.ts';

export type Registration = EndpointParams<typeof registerUser>;

function fieldFaults(
  context: Pick<RegistrationContext, 'facts' | 'today'>,
  typed: Registration,
  person: SocialPerson | null,
): FieldError[] {
  const { firstName, lastName, birthdate, phone, fidelityCard, fiscalCode } = personRules({
    loyaltyPrefix: context.facts.loyaltyPrefix,
    today: context.today,
  });
  const values = {
    ...typed,
    email: normaliseEmail(typed.email),
    birthdate: birthdateText(typed.birthdate ?? ''),
    province: provinceCode(typed.province.trim()),
    postalCode: typed.postalCode.trim(),
    fidelityCard: typed.fidelityCard.trim(),
    fiscalCode: typed.fiscalCode.trim(),
    vatNumber: typed.vatNumber.trim(),
    sdiCode: typed.sdiCode.trim(),
    pec: typed.pec.trim(),
  };
  return fieldErrorsOf(values, {
    ...(typed.personType === 'company' ? companyRules : { fiscalCode }),
    firstName,
    lastName,
    // An e-mail other than the one vouched for would be nobody's word.
    email: [requiredRule, emailRule, ...(person === null ? [] : [sameEmailRule(person.email)])],
    confirmEmail: [requiredRule, sameEmailRule(typed.email)],
    password: [...(person === null ? [requiredRule] : []), ...newPasswordRules(context.facts, typed)],
    address1: [requiredRule],
    addressNumber: [requiredRule],
    postalCode: [requiredRule, numbersRule, exactLengthRule(5)],
    province: [requiredRule, exactLengthRule(2)],
    city: [requiredRule],
    birthdate,
    phone,
    fidelityCard,
  });
}

function consentFaults(legals: Registration['legals'], disclaimers: readonly DisclaimerRow[]): FieldError[] {
  const known = new Set(disclaimers.map(({ legalId }) => legalId));
  const accepted = new Set(legals.filter((one) => one.accepted).map(({ legalId }) => legalId));
  const text = saidByRule(requiredRule('') ?? '');
  if (legals.some(({ legalId }) => !known.has(legalId))) {
    return [fieldErrorOf(unknownDisclaimer(), 'legals')];
  }
  const isMissing = disclaimers.some(({ required, legalId }) => required && !accepted.has(legalId));
  return isMissing ? [{ text, code: 'validation', field: 'legals' }] : [];
}

/**
 * Refuses a registration with the faults of all its fields at once, one per field (R05, REG-01, REG-04). A `person`
 * somebody vouches for needs no password (REG-09).
 */
export async function assertRegistration(
  context: Pick<RegistrationContext, 'disclaimers' | 'facts' | 'shop' | 'today'>,
  typed: Registration,
  person: SocialPerson | null,
): Promise<void> {
  const { stores } = await context.shop();
  const isKnownStore = stores.find(typed.storeId) !== null;
  throwFieldErrors([
    ...fieldFaults(context, typed, person),
    ...(isKnownStore ? [] : [fieldErrorOf(unknownStore(), 'storeId')]),
    ...consentFaults(typed.legals, await context.disclaimers.list('registration')),
  ]);
}
