import { assign } from 'xstate';
import type { Billing, UserDetail } from '../../contract/api/account/registration.ts';
import { billingFaults, billingWarnings } from '../../contract/rules/fiscal/billing.ts';
import { birthdateText } from '../../contract/rules/fiscal/birthdate-text.ts';
import { personRules } from '../../contract/rules/session/person.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { validate } from '../../contract/rules/validation/validate.ts';
import { assignDismissed, assignFailure, failureGuards, refusalOf } from '../failure.logic.ts';
import { profileMachine } from './profile.machine.ts';
import { isProfileNeeded } from './profile.selectors.ts';
import type { PersonFields, ProfileContext } from './profile.types.ts';

const blankBilling: Billing = {
  companyName: '',
  fiscalCode: '',
  vatNumber: '',
  address1: '',
  addressNumber: '',
  city: '',
  province: '',
  postalcode: '',
  sdiCode: '',
  pec: '',
};

/** Whom an invoice is made out to at first: a person is by their own name and tax code. */
const billingFor = ({ billing, firstName, lastName, fiscalCode }: UserDetail): Billing =>
  billing ?? { ...blankBilling, companyName: `${firstName} ${lastName}`, fiscalCode };

/** What is typed of a person, as the shop knows them. */
const personOf = ({ birthdate, ...user }: UserDetail): PersonFields => ({
  firstName: user.firstName,
  lastName: user.lastName,
  fiscalCode: user.fiscalCode,
  birthdate: birthdateText(birthdate ?? ''),
  phone: user.phone,
  fidelityCard: user.fidelityCard,
});

/** What is wrong with every field: one message each; the shop cuts the blanks around what is typed (VAL-14). */
function personFaults(context: ProfileContext): ProfileContext['personErrors'] {
  const { person } = context;
  const rules = personRules(context);
  const needed = isProfileNeeded({ context }) ? { ...rules, phone: [requiredRule, ...rules.phone] } : rules;
  const faults = Object.entries(needed).map(([field, checks]) => [
    field,
    validate(person[field as keyof PersonFields].trim(), checks), // the rules are of these fields
  ]);
  return Object.fromEntries(faults.filter(([, message]) => message !== null));
}

const ownFieldOf =
  <Fields extends object>(fields: Fields) =>
  (name: string): (keyof Fields & string) | null =>
    Object.hasOwn(fields, name) ? (name as keyof Fields & string) : null; // one of their own keys

export const profileLogic = profileMachine.provide({
  actions: {
    fillPerson: assign(({ context: { user } }) => ({
      ...(user !== null && { person: personOf(user) }),
      personErrors: {},
    })),
    validatePerson: assign(({ context }) => ({ personErrors: personFaults(context), error: null })),
    assignPersonRefusal: assign(({ context: { person } }, { error }: { error: unknown }) => {
      const { atFields, besides } = refusalOf(error, ownFieldOf(person));
      return { personErrors: atFields, error: besides };
    }),
    openBilling: assign(({ context: { user } }) => ({
      billing: user && billingFor(user),
      billingErrors: {},
      billingWarnings: {},
      error: null,
    })),
    validateBilling: assign(({ context: { billing } }) =>
      billing === null
        ? {}
        : { billingErrors: billingFaults(billing), billingWarnings: billingWarnings(billing), error: null },
    ),
    assignBillingRefusal: assign((_, { error }: { error: unknown }) => {
      const { atFields, besides } = refusalOf(error, ownFieldOf(blankBilling));
      return { billingErrors: atFields, error: besides };
    }),
    assignFailure: assignFailure(),
    assignDismissed: assignDismissed(),
  },
  guards: {
    isPersonGood: ({ context }) => Object.keys(personFaults(context)).length === 0,
    isBillingGood: ({ context: { billing } }) =>
      billing !== null && Object.keys(billingFaults(billing)).length === 0,
    isDismissed: failureGuards.isDismissed,
    isRefused: failureGuards.isRefused,
  },
});
