import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { vouchedPerson } from '../../../machines/registration/registration.selectors.ts';
import { FormCell, FormGrid } from '../../ui/form-layout/FormGrid.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { NewPasswordField } from '../session/NewPasswordField.tsx';
import type { RegistrationRef } from './registration-ref.ts';
import { useTypedField } from './use-typed-field.ts';

/** How one comes in: e-mail twice and a password; of whom a provider vouches for only the e-mail (REG-03, REG-09). */
export function AccessFields({ registration }: { registration: RegistrationRef }) {
  const { t } = useLingui();
  const field = useTypedField(registration);
  const isVouched = useSelector(registration, vouchedPerson) !== null;
  return (
    <>
      <FormGrid>
        <FormCell span={3} phone={6}>
          <TextField
            label={t`E-mail`}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            readOnly={isVouched}
            hint={isVouched ? t`È l’e-mail dell’account con cui sei entrato` : undefined}
            {...field('email')}
          />
        </FormCell>
        <FormCell span={3} phone={6}>
          <TextField
            label={t`Conferma e-mail`}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            readOnly={isVouched}
            {...field('confirmEmail')}
          />
        </FormCell>
      </FormGrid>
      {!isVouched && <NewPasswordField label={t`Password`} {...field('password')} />}
    </>
  );
}
