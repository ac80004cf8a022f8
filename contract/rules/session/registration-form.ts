import type { PersonType } from '../../api/account/fiscal-person.ts';

/** The fields of a registration, step by step and in their order (REG-01, REG-02). `invoiceAddress` is SDI code or PEC. */
export const stepFields = {
  person: [
    'companyName',
    'vatNumber',
    'invoiceAddress',
    'firstName',
    'lastName',
    'fiscalCode',
    'birthdate',
    'phone',
    'email',
    'confirmEmail',
    'password',
  ],
  place: ['address1', 'addressNumber', 'postalCode', 'city', 'province', 'storeId'],
  terms: ['fidelityCard', 'legals'],
} as const;

/** Who one is, where the groceries go, card and consents. */
export type RegistrationStep = keyof typeof stepFields;

/** Everything that is asked, and may be wrong. */
export type RegistrationField = (typeof stepFields)[RegistrationStep][number];

/** What is typed; store and consents are chosen. */
export type TypedField = Exclude<RegistrationField, 'storeId' | 'legals'>;

export const formFields: readonly RegistrationField[] = Object.values(stepFields).flat();

const isTyped = (field: RegistrationField): field is TypedField => field !== 'storeId' && field !== 'legals';
export const typedFields: readonly TypedField[] = formFields.filter(isTyped);

/** What the shopper types, under the names the call has. */
export type RegistrationFields = Readonly<Record<TypedField, string>>;

const onlyOf: Readonly<Partial<Record<RegistrationField, PersonType>>> = {
  companyName: 'company',
  vatNumber: 'company',
  invoiceAddress: 'company',
  fiscalCode: 'private',
  birthdate: 'private',
};

/** Whether a private person, or a company, is asked for a field. */
export const isAsked = (field: RegistrationField, personType: PersonType): boolean =>
  (onlyOf[field] ?? personType) === personType;
