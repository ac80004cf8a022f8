import {
  formFields,
  isAsked,
  type RegistrationField,
} from '../../contract/rules/session/registration-form.ts';
import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from './registration.machine.ts';
import type { RegistrationDraft } from './registration.types.ts';

type Registration = SnapshotFrom<typeof registrationMachine>;

export const isFormOpen = (registration: Registration): boolean => registration.hasTag('form');
export const isRegistrationBusy = (registration: Registration): boolean => registration.hasTag('busy');
/** A part of it ended by a bug. */
export const isFormBroken = (registration: Registration): boolean => registration.matches('broken');
export const isRegistered = (registration: Registration): boolean => registration.matches('registered');
export const registrationFields = (registration: Registration) => registration.context.fields;
export const registrationErrors = (registration: Registration) => registration.context.fieldErrors;
export const registrationError = (registration: Registration) => registration.context.error;
/** Whom a provider vouches for; their e-mail is as it is, and no password is asked (REG-09). */
export const vouchedPerson = (registration: Registration) => registration.context.person;
export const personType = (registration: Registration) => registration.context.personType;

const optional: readonly RegistrationField[] = ['birthdate', 'phone', 'fiscalCode', 'invoiceAddress'];

/** Which parts hold what they have to; a card, which may be left out, only once it is filled. */
export const doneFields = ({ context }: Registration): Readonly<Record<RegistrationField, boolean>> => {
  const { personType: kind, fields, terms, person } = context;
  const isDone = (field: RegistrationField): boolean => {
    if (optional.includes(field) || !isAsked(field, kind)) return true;
    if (field === 'storeId') return terms.storeId !== null;
    if (field === 'legals')
      return (
        terms.statements.length > 0 &&
        terms.statements.every(({ required, legalId }) => !required || terms.accepted.includes(legalId))
      );
    if (field === 'password') return person !== null || fields.password !== '';
    return fields[field].trim() !== '';
  };
  return Object.fromEntries(formFields.map((field) => [field, isDone(field)])) as Record<
    RegistrationField,
    boolean
  >; // every field, by its name
};
export const stepsRef = (registration: Registration) => registration.children.steps;
export const positionRef = (registration: Registration) => registration.children.position;
export const suggestRef = (registration: Registration) => registration.children.suggest;
export const areaRef = (registration: Registration) => registration.children.area;
export const termsRef = (registration: Registration) => registration.children.terms;

/** What is kept of the form over a reload: all but the password. */
export const draftOf = ({
  context: { personType: kind, fields, terms },
}: Registration): RegistrationDraft => {
  const { password: _, ...typed } = fields;
  return { personType: kind, fields: typed, storeId: terms.storeId, accepted: [...terms.accepted] };
};
