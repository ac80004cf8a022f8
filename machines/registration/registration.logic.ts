import { assign } from 'xstate';
import { flowErrorOf } from '../../contract/api/failure.ts';
import { birthdateRule } from '../../contract/rules/fiscal/birthdate.ts';
import { numbersRule } from '../../contract/rules/number/numbers.ts';
import { loyaltyCardLength, loyaltyCardRule } from '../../contract/rules/session/loyalty-card.ts';
import { newPasswordRules } from '../../contract/rules/session/new-password.ts';
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
import type {
  RegistrationContext,
  RegistrationDraft,
  RegistrationField,
  RegistrationInput,
  TypedField,
} from './registration.types.ts';

type FieldErrors = RegistrationContext['fieldErrors'];

/** Of each field in the order of the form, and in the order of rules: required, format, length (VAL-14). */
const rulesOf = ({
  brand,
  today,
  fields,
  person,
}: RegistrationContext): Readonly<Record<TypedField, readonly FieldRule[]>> => ({
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

/** What is wrong with every field: one message each. */
function errorsOf(context: RegistrationContext): FieldErrors {
  const { storeId, statements, accepted } = context.terms;
  const areConsentsGiven =
    statements.length > 0 &&
    statements.every(({ required, legalId }) => !required || accepted.includes(legalId));
  const typed = Object.entries(rulesOf(context)).map(([name, rules]) => {
    const field = name as TypedField; // the keys of a Record of them
    return [field, validate(judged(field, context.fields[field]), rules)] as const;
  });
  const errors: (readonly [RegistrationField, string | null])[] = [
    ...typed.slice(0, -1),
    ['storeId', validate(storeId === null ? '' : String(storeId), [requiredRule])],
    ...typed.slice(-1),
    ['legals', validate(areConsentsGiven ? 'given' : '', [requiredRule])],
  ];
  return Object.fromEntries(errors.filter(([, message]) => message !== null));
}

/** Fields whose verdict hangs on another. */
const dependents: Readonly<Partial<Record<RegistrationField, readonly RegistrationField[]>>> = {
  email: ['confirmEmail'],
};

const blank: RegistrationContext['fields'] = {
  firstName: '',
  lastName: '',
  birthdate: '',
  phone: '',
  email: '',
  confirmEmail: '',
  password: '',
  address1: '',
  addressNumber: '',
  postalCode: '',
  city: '',
  province: '',
  fidelityCard: '',
};

const isField = (name: string | null): name is RegistrationField =>
  name !== null && (Object.hasOwn(blank, name) || name === 'storeId' || name === 'legals');

/** A form with what was typed before in this tab. */
export const registrationInput = ({
  draft,
  ...given
}: Pick<RegistrationInput, 'brand' | 'today' | 'socialCode'> & {
  draft: RegistrationDraft | null;
}): RegistrationInput => ({
  ...given,
  fields: { ...blank, ...draft?.fields },
  storeId: draft?.storeId ?? null,
  accepted: draft?.accepted ?? [],
});

export const registrationLogic = registrationMachine.provide({
  actions: {
    validateForm: assign(({ context }) => ({ fieldErrors: errorsOf(context), error: null })),
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
      const atFields = failed.messages.flatMap(({ field, text }) => (isField(field) ? [[field, text]] : []));
      const others = failed.messages.filter(({ field }) => !isField(field));
      return {
        // The first message of a field counts.
        fieldErrors: Object.fromEntries(atFields.toReversed()),
        error: atFields.length > 0 && others.length === 0 ? null : { ...failed, messages: others },
      };
    }),
    assignFailure: assignFailure(),
    assignTimeout: assignTimeout(),
    clearForm: assign({
      fields: blank,
      terms: { storeId: null, statements: [], accepted: [] },
      person: null,
      socialCode: null,
    }),
  },
  guards: {
    isFormValid: ({ context }) => Object.keys(errorsOf(context)).length === 0,
  },
});
