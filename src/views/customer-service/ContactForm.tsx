import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  contactError,
  contactErrors,
  filledFields,
  isContactFormBusy,
} from '../../../machines/contact-form/contact-form.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { FormCell, FormGrid } from '../../ui/form-layout/FormGrid.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ArrivalHeading } from '../../ui/overlays/ArrivalHeading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { ContactField } from './ContactField.tsx';
import type { ContactFormRef } from './contact-form-ref.ts';

interface ContactFormProps {
  form: ContactFormRef;
  title: string;
  /** What the button says. */
  submit: string;
  /** By the name of the field. */
  hints?: Readonly<Partial<Record<string, string>>>;
}

/** The server's fields in its order; what is typed outlives every failure (CMS-10). */
export function ContactForm({ form, title, submit, hints = {} }: ContactFormProps) {
  const { t } = useLingui();
  const fields = filledFields(useSelector(form, (now) => now));
  const errors = useSelector(form, contactErrors);
  const error = useErrorMessage(useSelector(form, contactError));
  const busy = useSelector(form, isContactFormBusy);
  const focusing = useFocusFirstError();
  return (
    <form
      {...focusing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.send({ type: 'form.send' });
      }}
    >
      <Stack gap="5">
        {error !== null && (
          <MessageArea role="alert">
            <Alert tone="danger" title={t`Non è partita`}>
              {error} {t`Quello che hai scritto è ancora qui.`}
            </Alert>
          </MessageArea>
        )}
        <ArrivalHeading level={2} look="section">
          {title}
        </ArrivalHeading>
        <FormGrid>
          {fields.map(({ field, value }) => (
            <FormCell
              key={field.name}
              span={
                field.options.length > 0 || field.type === 'textarea' || field.type === 'checkbox' ? 6 : 3
              }
            >
              <ContactField
                field={field}
                value={value}
                error={errors[field.name]}
                hint={hints[field.name]}
                onValue={(typed) => form.send({ type: 'field.changed', name: field.name, value: typed })}
                onLeave={() => form.send({ type: 'field.left', name: field.name })}
              />
            </FormCell>
          ))}
        </FormGrid>
        <Row wrap gap="3">
          <Button
            type="submit"
            busy={busy}
            // A field that is left by this press would say what is wrong and move the button from under it.
            onMouseDown={(event) => event.preventDefault()}
          >
            {submit}
          </Button>
          {Object.keys(errors).length > 0 && (
            <Text as="span" size="sm" tone="muted">{t`Correggi i campi segnati`}</Text>
          )}
        </Row>
      </Stack>
    </form>
  );
}
