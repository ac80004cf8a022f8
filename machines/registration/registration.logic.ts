import { assign, sendTo } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { birthdateRule } from '../../contract/rules/fiscal/birthdate.ts';
import { companyRules, invoiceAddressRule } from '../../contract/rules/fiscal/company.ts';
import { taxCodeRule } from '../../contract/rules/fiscal/tax-code.ts';
import { numbersRule } from '../../contract/rules/number/numbers.ts';
import { loyaltyCardLength, loyaltyCardRule } from '../../contract/rules/session/loyalty-card.ts';
import { newPasswordRules } from '../../contract/rules/session/new-password.ts';
import {
  formFields,
  isAsked,
  stepFields,
  typedFields,
  type RegistrationField,
  type RegistrationFields,
  type RegistrationStep,
  type TypedField,
} from '../../contract/rules/session/registration-form.ts';
import { sameEmailRule } from '../../contract/rules/session/same-email.ts';
import { emailRule } from '../../contract/rules/validation/email.ts';
import { exactLengthRule } from '../../contract/rules/validation/exact-length.ts';
import type { FieldRule } from '../../contract/rules/validation/field-rule.ts';
import { lettersRule } from '../../contract/rules/validation/letters.ts';
import { phoneRule } from '../../contract/rules/validation/phone.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignFailure, assignTimeout } from '../failure.logic.ts';
import { registrationMachine } from './registration.machine.ts';
import type { RegistrationContext, RegistrationInput } from './registration.types.ts';

type FieldErrors = RegistrationContext['fieldErrors'];

/** Of each field in the order of rules: required, format, length (VAL-14). */
const rulesOf = ({
  brand,
  today,
  fields,
  person,
}: RegistrationContext): Readonly<Record<TypedField, readonly FieldRule[]>> => ({
  companyName: companyRules.companyName,
  vatNumber: companyRules.vatNumber,
  invoiceAddress: [invoiceAddressRule],
  fiscalCode: [taxCodeRule],
  firstName: [requiredRule, lettersRule],
  lastName: [requiredRule, lettersRule],
  birthdate: [birthdateRule({ today })],
  phone: [phoneRule],
  email: [requiredRule, emailRule],
  confirmEmail: [requiredRule, sameEmailRule(fields.email)],
  password: person === null ? [requiredRule, ...newPasswordRules(brand, fields)] : [],
  address1: [requiredRule],
  addressNumber: [requiredRule],
  postalCode: [requiredRule, numbersRule, exactLengthRule(5)],
  city: [requiredRule],
  province: [requiredRule, exactLengthRule(2)],
  fidelityCard: [loyaltyCardRule({ prefix: brand.loyaltyPrefix, length: loyaltyCardLength })],
});

/** A password is what was typed, blanks and all; the shop cuts the blanks around everything else. */
const judged = (field: TypedField, value: string): string => (field === 'password' ? value : value.trim());

/** What is wrong with every field that is asked for, in the order of the form: one message each. */
function errorsOf(context: RegistrationContext): FieldErrors {
  const { personType, fields, terms } = context;
  const areConsentsGiven =
    terms.statements.length > 0 &&
    terms.statements.every(({ required, legalId }) => !required || terms.accepted.includes(legalId));
  const rules = rulesOf(context);
  const messageOf = (field: RegistrationField): string | null => {
    if (field === 'storeId')
      return validate(terms.storeId === null ? '' : String(terms.storeId), [requiredRule]);
    if (field === 'legals') return validate(areConsentsGiven ? 'given' : '', [requiredRule]);
    return validate(judged(field, fields[field]), rules[field]);
  };
  const asked = formFields.filter((field) => isAsked(field, personType));
  return Object.fromEntries(
    asked.map((field) => [field, messageOf(field)] as const).filter(([, message]) => message !== null),
  );
}

/** Of those errors the ones of a step. */
const stepErrorsOf = (context: RegistrationContext, step: RegistrationStep): FieldErrors => {
  const fields: readonly string[] = stepFields[step];
  return Object.fromEntries(Object.entries(errorsOf(context)).filter(([field]) => fields.includes(field)));
};

/** Fields whose verdict hangs on another. */
const dependents: Readonly<Partial<Record<RegistrationField, readonly RegistrationField[]>>> = {
  email: ['confirmEmail'],
};

/** The field that a name of the call is of; null for what no field of the form says. */
function fieldOf(name: string | null): RegistrationField | null {
  if (name === 'sdiCode' || name === 'pec') return 'invoiceAddress';
  return formFields.find((field) => field === name) ?? null;
}

/** An empty form; what was typed before in this tab is restored once it stands there. */
export const registrationInput = (given: Omit<RegistrationInput, 'fields'>): RegistrationInput => ({
  ...given,
  // The keys of the form.
  fields: Object.fromEntries(typedFields.map((field) => [field, ''])) as RegistrationFields,
});

export const registrationLogic = registrationMachine.provide({
  actions: {
    validateForm: assign(({ context }) => ({ fieldErrors: errorsOf(context), error: null })),
    validateStep: assign(({ context }, { step }: { step: RegistrationStep }) => ({
      fieldErrors: stepErrorsOf(context, step),
      error: null,
    })),
    sendFaults: sendTo('steps', ({ context }) => ({
      type: 'faults.found' as const,
      fields: formFields.filter((field) => context.fieldErrors[field] !== undefined),
    })),
    judgeAgain: assign(({ context }, { fields }: { fields: readonly RegistrationField[] }) => {
      const changed = new Set(fields.flatMap((field) => [field, ...(dependents[field] ?? [])]));
      const errors = errorsOf(context);
      // The keys stay those of the errors there were.
      const entries = Object.entries(context.fieldErrors) as [RegistrationField, string][];
      const left = entries.map(([field, text]) => [field, changed.has(field) ? errors[field] : text]);
      return { fieldErrors: Object.fromEntries(left.filter(([, text]) => text !== undefined)) };
    }),
    /** Messages of fields stand at their fields; what is said of none stands above the form. */
    assignRefusal: assign((_, { error }: { error: unknown }) => {
      const failed = flowErrorOf(error);
      const atFields = failed.messages.flatMap(({ field: name, text }) => {
        const field = fieldOf(name);
        return field === null ? [] : [[field, text]];
      });
      const others = failed.messages.filter(({ field }) => fieldOf(field) === null);
      return {
        // The first message of a field counts.
        fieldErrors: Object.fromEntries(atFields.toReversed()),
        error: atFields.length > 0 && others.length === 0 ? null : { ...failed, messages: others },
      };
    }),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
    /** What opened the account is spent; the rest stays for whoever mistyped the e-mail. */
    clearAccess: assign(({ context }) => ({
      fields: { ...context.fields, email: '', confirmEmail: '', password: '' },
      person: null,
      socialCode: null,
    })),
  },
  guards: {
    isFormValid: ({ context }) => Object.keys(errorsOf(context)).length === 0,
    isStepValid: ({ context }, { step }: { step: RegistrationStep }) =>
      Object.keys(stepErrorsOf(context, step)).length === 0,
  },
});
