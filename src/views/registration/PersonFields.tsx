import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { billingWarnings } from '../../../contract/rules/fiscal/billing.ts';
import { personType, registrationFields } from '../../../machines/registration/registration.selectors.ts';
import { FormCell, FormGrid } from '../../ui/form-layout/FormGrid.tsx';
import { SegmentedRadios } from '../../ui/forms/SegmentedRadios.tsx';
import { DateField } from '../dates/DateField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { storeIcon } from '../../ui/icons/store.ts';
import { userIcon } from '../../ui/icons/user.ts';
import type { RegistrationRef } from './registration-ref.ts';
import { useTypedField } from './use-typed-field.ts';

/** Who one is, privately or for a company: the name, and what may be left out (REG-01, REG-02, VAL-08). */
export function PersonFields({ registration }: { registration: RegistrationRef }) {
  const { t } = useLingui();
  const field = useTypedField(registration);
  const kind = useSelector(registration, personType);
  const warnings = billingWarnings(useSelector(registration, registrationFields));
  return (
    <>
      <SegmentedRadios
        label={t`Tipo di cliente`}
        name="personType"
        choices={[
          { value: 'private', label: t`Privato`, icon: userIcon },
          { value: 'company', label: t`Azienda`, icon: storeIcon },
        ]}
        chosen={kind}
        onChoose={(chosen) => registration.send({ type: 'personType.choose', personType: chosen })}
      />
      <FormGrid>
        {kind === 'company' && (
          <>
            <FormCell span={6}>
              <TextField
                label={t`Ragione sociale`}
                required
                autoComplete="organization"
                maxLength={120}
                {...field('companyName')}
              />
            </FormCell>
            <FormCell span={3} phone={6}>
              <TextField
                label={t`P. IVA`}
                required
                inputMode="numeric"
                autoComplete="off"
                maxLength={16}
                hint={
                  warnings.vatNumber === undefined
                    ? t`Solo cifre, senza IT`
                    : t`La cifra di controllo non torna: ricontrolla.`
                }
                {...field('vatNumber')}
              />
            </FormCell>
            <FormCell span={3} phone={6}>
              <TextField
                label={t`Codice destinatario o PEC`}
                hint={t`7 caratteri, oppure la PEC`}
                autoComplete="off"
                maxLength={254}
                {...field('invoiceAddress')}
              />
            </FormCell>
          </>
        )}
        <FormCell span={3} phone={6}>
          <TextField
            label={t`Nome`}
            required
            autoComplete="given-name"
            maxLength={80}
            {...field('firstName')}
          />
        </FormCell>
        <FormCell span={3} phone={6}>
          <TextField
            label={t`Cognome`}
            required
            autoComplete="family-name"
            maxLength={80}
            {...field('lastName')}
          />
        </FormCell>
        {kind === 'private' && (
          <>
            <FormCell span={3} phone={6}>
              <TextField
                label={t`Codice fiscale`}
                hint={
                  warnings.fiscalCode === undefined
                    ? t`Facoltativo: serve solo per la fattura o per recuperare l’accesso`
                    : t`La lettera di controllo non torna: ricontrolla.`
                }
                autoCapitalize="characters"
                autoComplete="off"
                maxLength={16}
                {...field('fiscalCode')}
              />
            </FormCell>
            <FormCell span={3} phone={6}>
              <DateField
                label={t`Data di nascita`}
                hint={t`Facoltativa, gg/mm/aaaa`}
                autoComplete="bday"
                maxLength={10}
                {...field('birthdate')}
              />
            </FormCell>
          </>
        )}
        <FormCell span={3} phone={6}>
          <TextField
            label={t`Telefono`}
            hint={t`Facoltativo: il fattorino chiama solo se non ti trova`}
            type="tel"
            autoComplete="tel"
            maxLength={40}
            {...field('phone')}
          />
        </FormCell>
      </FormGrid>
    </>
  );
}
