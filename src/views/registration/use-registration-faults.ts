import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { registrationErrors } from '../../../machines/registration/registration.selectors.ts';
import { formFields } from '../../../contract/rules/session/registration-form.ts';
import type { RegistrationField } from '../../../contract/rules/session/registration-form.ts';
import { fieldId, type RegistrationRef } from './registration-ref.ts';

/** What is wrong with the form in the order of its fields, each with the name the field has on the page. */
export function useRegistrationFaults(registration: RegistrationRef) {
  const { t } = useLingui();
  const errors = useSelector(registration, registrationErrors);
  const names: Readonly<Record<RegistrationField, string>> = {
    companyName: t`Ragione sociale`,
    vatNumber: t`P. IVA`,
    invoiceAddress: t`Codice destinatario o PEC`,
    firstName: t`Nome`,
    lastName: t`Cognome`,
    fiscalCode: t`Codice fiscale`,
    birthdate: t`Data di nascita`,
    phone: t`Telefono`,
    email: t`E-mail`,
    confirmEmail: t`Conferma e-mail`,
    password: t`Password`,
    address1: t`Indirizzo`,
    addressNumber: t`Civico`,
    postalCode: t`CAP`,
    city: t`Città`,
    province: t`Provincia`,
    storeId: t`Negozio di riferimento`,
    fidelityCard: t`Numero di carta fedeltà`,
    legals: t`Consensi`,
  };
  return formFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined
      ? []
      : [{ field, fieldId: fieldId(field), text: `${names[field]}: ${message}` }];
  });
}
