import type { registrationActors } from '../../../machines/registration/registration.actors.ts';
import type { registrationLogic } from '../../../machines/registration/registration.logic.ts';
import type { RegistrationField, TypedField } from '../../../machines/registration/registration.types.ts';
import { rightFields, statements } from '../../fixtures/registration-fixtures.ts';
import type { Step } from '../../kit/step.ts';

export type RegistrationStep = Step<typeof registrationLogic, ReturnType<typeof registrationActors>>;
export type Registration = RegistrationStep['after'];

/** The values that are wrong in the cases, each with its field. */
export const wrongValues = {
  firstName: '',
  password: '',
  city: ' ',
  confirmEmail: 'giulia@posto.example',
  fidelityCard: '0401123456788',
} as const satisfies Partial<Record<TypedField, string>>;
export type Varied = keyof typeof wrongValues;
const varied = Object.keys(wrongValues) as Varied[]; // the keys of a literal

export const asked = statements.map(({ legalId, required }) => ({ legalId, required }));

const needed = [
  'firstName',
  'lastName',
  'email',
  'confirmEmail',
  'password',
  'address1',
  'addressNumber',
  'postalCode',
  'city',
  'province',
] as const satisfies readonly TypedField[];

/** The first statement is known, and ticked. */
export const isConsentGiven = ({
  statements: known,
  accepted,
}: Registration['context']['terms']): boolean => {
  const [first] = known;
  return first !== undefined && accepted.includes(first.legalId);
};

/** The fields that are wrong, as somebody with the requirements in hand finds them among the values of the cases. */
export function faultsIn({ context: { fields, terms, person } }: Registration): RegistrationField[] {
  const blank = needed.filter(
    (field) => fields[field].trim() === '' && (field !== 'password' || person === null),
  );
  return [
    ...blank,
    ...(fields.confirmEmail !== '' && fields.confirmEmail !== fields.email
      ? (['confirmEmail'] as const)
      : []),
    ...(fields.fidelityCard === wrongValues.fidelityCard ? (['fidelityCard'] as const) : []),
    ...(terms.storeId === null ? (['storeId'] as const) : []),
    ...(isConsentGiven(terms) ? [] : (['legals'] as const)),
  ];
}

export const wrongField = ({ context: { fields, person } }: Registration): Varied | null =>
  varied.find((field) => fields[field] === wrongValues[field] && (field !== 'password' || person === null)) ??
  null;

export const rightValue = ({ context: { fields, person } }: Registration, field: Varied): string =>
  field === 'confirmEmail' && person !== null ? fields.email : rightFields[field];
