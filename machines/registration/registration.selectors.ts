import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from './registration.machine.ts';
import type { RegistrationDraft, RegistrationField } from './registration.types.ts';

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
/** Which parts hold what they have to; what may be left out only once it is filled. */
export const doneFields = ({ context: { fields, terms, person } }: Registration) => {
  const isFilled = (text: string): boolean => text.trim() !== '';
  const { birthdate: _, phone: __, ...rest } = fields;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([field, text]) => [field, isFilled(text)])),
    birthdate: true,
    phone: true,
    password: person !== null || fields.password !== '',
    storeId: terms.storeId !== null,
    legals:
      terms.statements.length > 0 &&
      terms.statements.every(({ required, legalId }) => !required || terms.accepted.includes(legalId)),
  } as Readonly<Record<RegistrationField, boolean>>; // every field of the form, by its name
};
export const suggestRef = (registration: Registration) => registration.children.suggest;
export const areaRef = (registration: Registration) => registration.children.area;
export const termsRef = (registration: Registration) => registration.children.terms;

/** What is kept of the form over a reload: all but the password. */
export const draftOf = ({ context: { fields, terms } }: Registration): RegistrationDraft => {
  const { password: _, ...typed } = fields;
  return { fields: typed, storeId: terms.storeId, accepted: [...terms.accepted] };
};
