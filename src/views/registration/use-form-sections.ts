import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { doneFields, registrationErrors } from '../../../machines/registration/registration.selectors.ts';
import type { RegistrationField } from '../../../contract/rules/session/registration-form.ts';
import type { RegistrationRef } from './registration-ref.ts';
import { useHas } from '../use-has.ts';

export type FormSectionId = 'chi-sei' | 'accesso' | 'indirizzo' | 'negozio' | 'carta' | 'consensi';

const fieldsOf: Readonly<Record<FormSectionId, readonly RegistrationField[]>> = {
  'chi-sei': [
    'companyName',
    'vatNumber',
    'invoiceAddress',
    'firstName',
    'lastName',
    'fiscalCode',
    'birthdate',
    'phone',
  ],
  accesso: ['email', 'confirmEmail', 'password'],
  indirizzo: ['address1', 'addressNumber', 'postalCode', 'city', 'province'],
  negozio: ['storeId'],
  carta: ['fidelityCard'],
  consensi: ['legals'],
};

/** How far each part of the form is. */
export function useFormSections(registration: RegistrationRef, current: FormSectionId) {
  const { t } = useLingui();
  const errors = useSelector(registration, registrationErrors);
  const done = useSelector(registration, doneFields);
  const labels: Readonly<Record<FormSectionId, string>> = {
    'chi-sei': t`Chi sei`,
    accesso: t`Accesso`,
    indirizzo: t`Indirizzo`,
    negozio: t`Negozio di riferimento`,
    carta: t`Carta fedeltà`,
    consensi: t`Consensi`,
  };
  const hasLoyalty = useHas('loyalty');
  const ids = Object.keys(fieldsOf) as FormSectionId[]; // the keys of a Record of them
  return ids
    .filter((id) => id !== 'carta' || hasLoyalty)
    .map((id) => {
      const fields = fieldsOf[id];
      const isWrong = fields.some((field) => errors[field] !== undefined);
      const isDone = fields.every((field) => done[field]);
      return {
        id,
        label: labels[id],
        state: isWrong ? ('wrong' as const) : isDone ? ('done' as const) : ('next' as const),
        stateLabel: isWrong ? t`da correggere` : isDone ? t`fatto` : undefined,
        current: id === current,
      };
    });
}
