import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import {
  isBillingOpen,
  isProfileNeeded,
  isSavingPerson,
  personErrors,
  personFields,
  profileError,
} from '../../../machines/profile/profile.selectors.ts';
import type { PersonFields } from '../../../machines/profile/profile.types.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { FormCell, FormGrid } from '../../ui/form-layout/FormGrid.tsx';
import { DateField } from '../dates/DateField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import type { ProfileRef } from './profile-ref.ts';
import { useHas } from '../use-has.ts';

/** Who one is, in a form with its own save (REG-16, LOY-02). */
export function PersonForm({ profile }: { profile: ProfileRef }) {
  const { t } = useLingui();
  const id = useId();
  const busy = useSelector(profile, isSavingPerson);
  const isCovered = useSelector(profile, isBillingOpen);
  const errors = useSelector(profile, personErrors);
  const error = useErrorMessage(useSelector(profile, profileError));
  const focusing = useFocusFirstError();
  const isWrong = Object.values(errors).some((message) => message !== undefined);
  return (
    <Panel labelledBy={id}>
      <Heading level={2} look="card" id={id}>{t`Dati personali`}</Heading>
      <form
        {...focusing}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          profile.send({ type: 'person.save' });
        }}
      >
        <Stack>
          {error !== null && !isCovered && (
            <MessageArea role="alert">
              <Alert tone="danger">{error}</Alert>
            </MessageArea>
          )}
          <FieldsOfPerson profile={profile} />
          <Row wrap gap="3">
            <Button type="submit" busy={busy}>{t`Salva i dati`}</Button>
            {isWrong && (
              <Text as="span" size="sm" tone="muted">{t`Non salvato: correggi i campi segnati`}</Text>
            )}
          </Row>
        </Stack>
      </form>
    </Panel>
  );
}

function FieldsOfPerson({ profile }: { profile: ProfileRef }) {
  const { t } = useLingui();
  const { loyaltyPrefix } = useShop().tenant.facts;
  const hasLoyalty = useHas('loyalty');
  const person = useSelector(profile, personFields);
  const errors = useSelector(profile, personErrors);
  const isNeeded = useSelector(profile, isProfileNeeded);
  const field = (name: keyof PersonFields) => ({
    name,
    value: person[name],
    error: errors[name],
    onValue: (value: string) => profile.send({ type: 'person.changed', field: name, value }),
  });
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
          label={t`Codice fiscale`}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={16}
          {...field('fiscalCode')}
        />
      </FormCell>
      <FormCell span={3} phone={6}>
        <DateField
          label={t`Data di nascita`}
          hint={t`gg/mm/aaaa`}
          autoComplete="bday"
          maxLength={10}
          {...field('birthdate')}
        />
      </FormCell>
      <FormCell span={3} phone={6}>
        <TextField
          label={t`Telefono`}
          required={isNeeded}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          {...field('phone')}
        />
      </FormCell>
      {hasLoyalty && (
        <FormCell span={3} phone={6}>
          <TextField
            label={t`Numero di carta fedeltà`}
            hint={t`13 cifre, comincia con ${loyaltyPrefix}`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={13}
            {...field('fidelityCard')}
          />
        </FormCell>
      )}
    </FormGrid>
  );
}
