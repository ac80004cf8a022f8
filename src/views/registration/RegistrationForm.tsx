import { Plural, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState, type FormEvent } from 'react';
import { shownStep } from '../../../machines/registration-steps/registration-steps.selectors.ts';
import {
  isRegistrationBusy,
  registrationError,
  registrationErrors,
  termsRef,
} from '../../../machines/registration/registration.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { screen } from '../../../tenants/theme/breakpoints.ts';
import { ErrorSummary } from '../../ui/forms/ErrorSummary.tsx';
import { FormPart } from '../../ui/form-layout/FormPart.tsx';
import { FormSection } from '../../ui/form-layout/FormSection.tsx';
import { StepHeading } from '../../ui/form-layout/StepHeading.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { LongForm } from '../../ui/form-layout/LongForm.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SectionIndex } from '../../ui/navigation/SectionIndex.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { AccessFields } from './AccessFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { StoreField } from './StoreField.tsx';
import { RegistrationBar } from './RegistrationBar.tsx';
import type { RegistrationRef, RegistrationStepsRef } from './registration-ref.ts';
import { useStepTitles } from './use-step-titles.ts';
import { useFormSections, type FormSectionId } from './use-form-sections.ts';
import { useRegistrationFaults } from './use-registration-faults.ts';
import { useTypedField } from './use-typed-field.ts';
import { useHas } from '../use-has.ts';

interface RegistrationFormProps {
  registration: RegistrationRef;
  steps: RegistrationStepsRef;
}

/**
 * The whole form, step by step on phones; what is wrong stands above it and at its fields (REG-01…REG-05, VAL-14).
 */
export function RegistrationForm({ registration, steps }: RegistrationFormProps) {
  const { t } = useLingui();
  const { loyaltyPrefix } = useShop().tenant.facts;
  const hasLoyalty = useHas('loyalty');
  const field = useTypedField(registration);
  const errors = useSelector(registration, registrationErrors);
  const busy = useSelector(registration, isRegistrationBusy);
  const failure = useErrorMessage(useSelector(registration, registrationError));
  const terms = useSelector(registration, termsRef);
  const step = useSelector(steps, shownStep);
  const { number, of, title, count } = useStepTitles(step);
  const faults = useRegistrationFaults(registration);
  const [current, setCurrent] = useState<FormSectionId>('chi-sei');
  const sections = useFormSections(registration, current);
  const focusing = useFocusFirstError('[role="alert"][tabindex]');
  const section = (id: FormSectionId) => ({
    id,
    title: sections.find((one) => one.id === id)?.label,
    onEnter: () => setCurrent(id),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step !== 'terms' && window.matchMedia(screen.phone).matches) steps.send({ type: 'step.continue' });
    else registration.send({ type: 'registration.submit' });
  };
  return (
    <LongForm index={<SectionIndex label={t`Parti del modulo`} sections={sections} />}>
      <form {...focusing} noValidate onSubmit={submit}>
        <Stack gap="6">
          <div>
            <StepHeading step={number} of={of} count={count} whole={t`Registrati`}>
              {title}
            </StepHeading>
            <Responsive on="fromTablet">
              <Text tone="muted">{t`Una pagina, tre minuti. I campi con * servono per consegnare la spesa.`}</Text>
            </Responsive>
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
              onLook={(id) =>
                steps.send({
                  type: 'faults.found',
                  fields: faults.filter(({ fieldId }) => fieldId === id).map((fault) => fault.field),
                })
              }
            />
          )}
          <div>
            <FormPart current={step === 'person'}>
              <FormSection {...section('chi-sei')} first>
                <PersonFields registration={registration} />
              </FormSection>
              <FormSection {...section('accesso')}>
                <AccessFields registration={registration} />
              </FormSection>
            </FormPart>
            <FormPart current={step === 'place'}>
              <FormSection {...section('indirizzo')} first>
                <PlaceFields registration={registration} />
              </FormSection>
              <FormSection
                {...section('negozio')}
                required
                note={t`Prezzi e offerte sono quelli di questo negozio.`}
              >
                {terms !== undefined && <StoreField terms={terms} error={errors.storeId} />}
              </FormSection>
            </FormPart>
            <FormPart current={step === 'terms'}>
              {hasLoyalty && (
                <FormSection {...section('carta')} first>
                  <TextField
                    label={t`Numero di carta fedeltà`}
                    hint={t`Facoltativo. 13 cifre, comincia con ${loyaltyPrefix}.`}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={13}
                    {...field('fidelityCard')}
                  />
                </FormSection>
              )}
              <FormSection {...section('consensi')} first={!hasLoyalty}>
                {terms !== undefined && <ConsentFields terms={terms} error={errors.legals} />}
              </FormSection>
            </FormPart>
          </div>
          <Responsive on="fromTablet">
            <Row wrap gap="4">
              <Button type="submit" size="lg" busy={busy}>
                {t`Registrati`}
              </Button>
              <Text size="sm" tone="muted">{t`Ti mandiamo un’e-mail per confermare l’indirizzo.`}</Text>
            </Row>
          </Responsive>
          <RegistrationBar steps={steps} busy={busy} />
        </Stack>
      </form>
    </LongForm>
  );
}
