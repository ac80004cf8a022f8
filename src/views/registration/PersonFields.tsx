import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid } from '../../ui/forms/FormGrid.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import type { RegistrationRef } from './registration-ref.ts';
import { useTypedField } from './use-typed-field.ts';

/** Who one is: the name, and what may be left out (REG-01, REG-02). */
export function PersonFields({ registration }: { registration: RegistrationRef }) {
  const { t } = useLingui();
  const field = useTypedField(registration);
  return (
    <FormGrid>
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
      <FormCell span={3} phone={6}>
        <TextField
          label={t`Data di nascita`}
          hint={t`Facoltativa, gg/mm/aaaa`}
          autoComplete="bday"
          maxLength={10}
          {...field('birthdate')}
        />
      </FormCell>
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
  );
}
