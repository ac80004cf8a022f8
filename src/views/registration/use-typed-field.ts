import { useSelector } from '@xstate/react';
import {
  registrationErrors,
  registrationFields,
} from '../../../machines/registration/registration.selectors.ts';
import type { TypedField } from '../../../contract/rules/session/registration-form.ts';
import { fieldId, type RegistrationRef } from './registration-ref.ts';

/** What the control of a field needs: its value, what is wrong with it, and where a change goes. */
export function useTypedField(registration: RegistrationRef) {
  const fields = useSelector(registration, registrationFields);
  const errors = useSelector(registration, registrationErrors);
  return (field: TypedField) => ({
    id: fieldId(field),
    name: field,
    value: fields[field],
    error: errors[field],
    onValue: (value: string) => registration.send({ type: 'field.changed', field, value }),
  });
}
