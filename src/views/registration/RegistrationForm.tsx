import { Plural, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import {
  isRegistrationBusy,
  registrationError,
  registrationErrors,
  termsRef,
} from '../../../machines/registration/registration.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx';
import { FormSection } from '../../ui/forms/FormSection.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { LongForm } from '../../ui/forms/LongForm.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SectionIndex } from '../../ui/navigation/SectionIndex.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { AccessFields } from './AccessFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { StoreField } from './StoreField.tsx';
import type { RegistrationRef } from './registration-ref.ts';
import { useFormSections, type FormSectionId } from './use-form-sections.ts';
import { useRegistrationFaults } from './use-registration-faults.ts';
import { useTypedField } from './use-typed-field.ts';

/** The whole form; what is wrong stands above it and at its fields (REG-01…REG-05, VAL-14). */
export function RegistrationForm({ registration }: { registration: RegistrationRef }) {
  const { t } = useLingui();
  const { loyaltyPrefix } = useShop().tenant.facts;
  const field = useTypedField(registration);
  const errors = useSelector(registration, registrationErrors);
  const busy = useSelector(registration, isRegistrationBusy);
  const failure = useErrorMessage(useSelector(registration, registrationError));
  const terms = useSelector(registration, termsRef);
  const faults = useRegistrationFaults(registration);
  const [current, setCurrent] = useState<FormSectionId>('chi-sei');
  const sections = useFormSections(registration, current);
  const focusing = useFocusFirstError('[role="alert"][tabindex]');
  const section = (id: FormSectionId) => ({
    id,
    title: sections.find((one) => one.id === id)?.label,
    onEnter: () => setCurrent(id),
  });
  return (
    <LongForm index={<SectionIndex label={t`Parti del modulo`} sections={sections} />}>
      <form
        {...focusing}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          registration.send({ type: 'registration.submit' });
        }}
      >
        <Stack gap="6">
          <div>
            <Heading level={1}>{t`Registrati`}</Heading>
            <Text tone="muted">{t`Una pagina, tre minuti. I campi con * servono per consegnare la spesa.`}</Text>
          </div>
          {(faults.length > 0 || failure !== null) && (
            <ErrorSummary
              title={
                faults.length === 0 ? (
                  failure
                ) : (
                  <Plural value={faults.length} one="Correggi # campo" other="Correggi # campi" />
                )
              }
              faults={faults}
            />
          )}
          <div>
            <FormSection {...section('chi-sei')}>
              <PersonFields registration={registration} />
            </FormSection>
            <FormSection {...section('accesso')}>
              <AccessFields registration={registration} />
            </FormSection>
            <FormSection {...section('indirizzo')}>
              <PlaceFields registration={registration} />
            </FormSection>
            <FormSection
              {...section('negozio')}
              required
              note={t`Prezzi e offerte sono quelli di questo negozio.`}
            >
              {terms !== undefined && <StoreField terms={terms} error={errors.storeId} />}
            </FormSection>
            <FormSection {...section('carta')}>
              <TextField
                label={t`Numero di carta fedeltà`}
                hint={t`Facoltativo. 13 cifre, comincia con ${loyaltyPrefix}.`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={13}
                {...field('fidelityCard')}
              />
            </FormSection>
            <FormSection {...section('consensi')}>
              {terms !== undefined && <ConsentFields terms={terms} error={errors.legals} />}
            </FormSection>
          </div>
          <Row wrap gap="4">
            <Button type="submit" size="lg" busy={busy}>
              {t`Registrati`}
            </Button>
            <Text size="sm" tone="muted">{t`Ti mandiamo un’e-mail per confermare l’indirizzo.`}</Text>
          </Row>
        </Stack>
      </form>
    </LongForm>
  );
}
