import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { addressEditorMachine } from '../../../machines/address-editor/address-editor.machine.ts';
import {
  asksForNumber,
  editorDetails,
  editorFieldErrors,
  editorPlace,
} from '../../../machines/address-editor/address-editor.selectors.ts';
import type { DetailFields } from '../../../machines/address-editor/address-editor.types.ts';
import { addressText } from '../../text/address.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { FormCell, FormGrid } from '../../ui/form-layout/FormGrid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { TextField } from '../../ui/forms/TextField.tsx';

interface AddressDetailsFormProps {
  editor: ActorRefFrom<typeof addressEditorMachine>;
  formId: string;
}

/** How the courier finds the door (ADR-21, ADR-22). */
export function AddressDetailsForm({ editor, formId }: AddressDetailsFormProps) {
  const { t } = useLingui();
  const place = useSelector(editor, editorPlace);
  const details = useSelector(editor, editorDetails);
  const errors = useSelector(editor, editorFieldErrors);
  const needsNumber = useSelector(editor, asksForNumber);
  const focusing = useFocusFirstError();
  const field = (name: keyof DetailFields) => ({
    value: details[name],
    error: errors[name],
    onValue: (value: string) => editor.send({ type: 'details.fieldChanged', field: name, value }),
  });
  return (
    <form
      {...focusing}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.send({ type: 'address.save' });
      }}
    >
      <Stack>
        <Alert tone="success" role="status" title={t`Qui consegniamo`}>
          {addressText(place)}
        </Alert>
        <FormGrid>
          {needsNumber && (
            <FormCell span={2}>
              <TextField
                label={t`Civico`}
                required
                autoFocus
                maxLength={20}
                value={place.addressNumber}
                error={errors.addressNumber}
                onValue={(value) =>
                  editor.send({ type: 'place.fieldChanged', field: 'addressNumber', value })
                }
              />
            </FormCell>
          )}
          <FormCell span={needsNumber ? 4 : 3} phone={6}>
            <TextField
              label={t`Nome sul citofono`}
              required
              autoFocus={!needsNumber}
              maxLength={60}
              {...field('doorbellName')}
            />
          </FormCell>
          <FormCell span={3} phone={6}>
            <TextField
              label={t`Nome indirizzo`}
              hint={t`Per esempio Casa, Ufficio`}
              required
              maxLength={60}
              {...field('addressName')}
            />
          </FormCell>
          <FormCell span={3} phone={6}>
            <TextField label={t`Piano o altro`} maxLength={60} {...field('floor')} />
          </FormCell>
          <FormCell span={3} phone={6}>
            <TextField
              label={t`Telefono di riferimento`}
              required
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={30}
              {...field('referencePhoneNumber')}
            />
          </FormCell>
        </FormGrid>
      </Stack>
    </form>
  );
}
