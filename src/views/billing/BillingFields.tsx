import { useLingui } from '@lingui/react/macro';
import type { Billing } from '../../../contract/api/account/registration.ts';
import type { BillingFaults, BillingWarnings } from '../../../contract/rules/fiscal/billing.ts';
import { FormCell, FormGrid } from '../../ui/form-layout/FormGrid.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';

interface BillingFieldsProps {
  billing: Billing;
  errors: BillingFaults;
  warnings: BillingWarnings;
  onChange: (field: keyof Billing, value: string) => void;
}

/** Whom an invoice is made out to (REG-23). */
export function BillingFields({ billing, errors, warnings, onChange }: BillingFieldsProps) {
  const { t } = useLingui();
  const field = (name: keyof Billing) => ({
    value: billing[name],
    error: errors[name],
    onValue: (value: string) => onChange(name, value),
  });
  return (
    <FormGrid>
      <FormCell span={6}>
        <TextField label={t`Nome o ragione sociale`} required maxLength={120} {...field('companyName')} />
      </FormCell>
      <FormCell span={3} phone={6}>
        <TextField
          label={t`Codice fiscale`}
          maxLength={16}
          autoCapitalize="characters"
          hint={
            warnings.fiscalCode === undefined ? undefined : t`La lettera di controllo non torna: ricontrolla.`
          }
          {...field('fiscalCode')}
        />
      </FormCell>
      <FormCell span={3} phone={6}>
        <TextField
          label={t`Partita IVA`}
          maxLength={11}
          inputMode="numeric"
          hint={
            warnings.vatNumber === undefined ? undefined : t`La cifra di controllo non torna: ricontrolla.`
          }
          {...field('vatNumber')}
        />
      </FormCell>
      <FormCell span={4} phone={6}>
        <TextField label={t`Indirizzo di fatturazione`} required maxLength={120} {...field('address1')} />
      </FormCell>
      <FormCell span={2} phone={3}>
        <TextField label={t`Numero civico`} required maxLength={20} {...field('addressNumber')} />
      </FormCell>
      <FormCell span={2} phone={3}>
        <TextField label={t`CAP`} required maxLength={5} inputMode="numeric" {...field('postalcode')} />
      </FormCell>
      <FormCell span={2} phone={3}>
        <TextField label={t`Città`} required maxLength={80} {...field('city')} />
      </FormCell>
      <FormCell span={2} phone={3}>
        <TextField
          label={t`Provincia`}
          required
          maxLength={2}
          autoCapitalize="characters"
          {...field('province')}
        />
      </FormCell>
      <FormCell span={3} phone={6}>
        <TextField
          label={t`Codice destinatario`}
          maxLength={7}
          hint={t`7 caratteri, oppure la PEC`}
          {...field('sdiCode')}
        />
      </FormCell>
      <FormCell span={3} phone={6}>
        <TextField label={t`PEC`} type="email" maxLength={254} {...field('pec')} />
      </FormCell>
    </FormGrid>
  );
}
