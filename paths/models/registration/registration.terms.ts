import type { registrationActors } from '../../../machines/registration/registration.actors.ts';
import type { registrationLogic } from '../../../machines/registration/registration.logic.ts';
import type { RegistrationStep as StepOfForm } from '../../../contract/rules/session/registration-form.ts';
import type { RegistrationField, TypedField } from '../../../contract/rules/session/registration-form.ts';
import { rightFields, statements } from '../../fixtures/registration-fixtures.ts';
import type { Step } from '../../kit/step.ts';

export type RegistrationStep = Step<typeof registrationLogic, ReturnType<typeof registrationActors>>;
export type Registration = RegistrationStep['after'];

/** The values that are wrong in the cases, each with its field. */
export const wrongValues = {
  firstName: '',
  city: ' ',
  confirmEmail: 'giulia@posto.example',
  fidelityCard: '0401123456788',
  vatNumber: '0074311015',
  // Whoever opened an account lacks it besides.
  password: '',
} as const satisfies Partial<Record<TypedField, string>>;
export type Varied = keyof typeof wrongValues;
const varied = Object.keys(wrongValues) as Varied[]; // the keys of a literal

export const asked = statements.map(({ legalId, required }) => ({ legalId, required }));

/** Where the groceries go. */
export const placeFields = ['address1', 'addressNumber', 'postalCode', 'city', 'province'];

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

/** Nothing was typed yet, or an account was opened and waits for its confirmation. */
export const isBlank = ({ context: { fields } }: Registration): boolean =>
  fields.email === '' || fields.address1 === '';

/** The first statement is known, and ticked. */
export const isConsentGiven = ({
  statements: known,
  accepted,
}: Registration['context']['terms']): boolean => {
  const [first] = known;
  return first !== undefined && accepted.includes(first.legalId);
};

/** The step that asks for a field. */
export const stepOf = (field: string): StepOfForm =>
  [...placeFields, 'storeId'].includes(field)
    ? 'place'
    : ['fidelityCard', 'legals'].includes(field)
      ? 'terms'
      : 'person';

/** The fields that are wrong, as somebody with the requirements in hand finds them among the values of the cases. */
export function faultsIn({
  context: { personType, fields, terms, person },
}: Registration): RegistrationField[] {
  const blank = needed.filter(
    (field) => fields[field].trim() === '' && (field !== 'password' || person === null),
  );
  return [
    ...blank,
    ...(fields.confirmEmail !== '' && fields.confirmEmail !== fields.email
      ? (['confirmEmail'] as const)
      : []),
    ...(personType === 'company' && fields.vatNumber === wrongValues.vatNumber
      ? (['vatNumber'] as const)
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
