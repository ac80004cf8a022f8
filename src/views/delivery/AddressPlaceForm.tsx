import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { addressEditorMachine } from '../../../machines/address-editor/address-editor.machine.ts';
import {
  editorPlace,
  missingFields,
  positionRef,
  suggestRef,
} from '../../../machines/address-editor/address-editor.selectors.ts';
import type { PlaceFields } from '../../../machines/address-editor/address-editor.types.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { FormCell, FormGrid } from '../../ui/form-layout/FormGrid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { OwnPosition } from './OwnPosition.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';

interface AddressPlaceFormProps {
  editor: ActorRefFrom<typeof addressEditorMachine>;
  formId: string;
}

/** The fields an address is checked by; its number may come from the check (ADR-17). */
const isNeeded: Readonly<Record<keyof PlaceFields, boolean>> = {
  address1: true,
  addressNumber: false,
  postalcode: true,
  city: true,
  province: true,
};

/** Finds the place, by letters or where the device is, or takes it by hand (ADR-13 to ADR-17). */
export function AddressPlaceForm({ editor, formId }: AddressPlaceFormProps) {
  const { t } = useLingui();
  const suggest = useSelector(editor, suggestRef);
  const position = useSelector(editor, positionRef);
  const place = useSelector(editor, editorPlace);
  const missing = useSelector(editor, missingFields);
  const focusing = useFocusFirstError();
  const field = (name: keyof PlaceFields) => ({
    value: place[name],
    // What is missing was listed when it was to be checked; a field that is filled since is right.
    ...(missing !== null && isNeeded[name] && place[name].trim() === '' && { error: t`Manca` }),
    onValue: (value: string) => editor.send({ type: 'place.fieldChanged', field: name, value }),
  });
  return (
    <form
      {...focusing}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.send({ type: 'address.verify' });
      }}
    >
      <Stack>
        {suggest !== undefined && <PlaceSearch suggest={suggest} autoFocus />}
        {position !== undefined && <OwnPosition position={position} />}
        {missing !== null && (
          <MessageArea role="alert">
            <Alert tone="danger">{missing}</Alert>
          </MessageArea>
        )}
        <FormGrid>
          <FormCell span={4} phone={6}>
            <TextField
              label={t`Indirizzo`}
              required
              autoComplete="address-line1"
              maxLength={120}
              {...field('address1')}
            />
          </FormCell>
          <FormCell span={2} phone={3}>
            <TextField label={t`Civico`} autoComplete="off" maxLength={20} {...field('addressNumber')} />
          </FormCell>
          <FormCell span={2} phone={3}>
            <TextField
              label={t`CAP`}
              required
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={5}
              {...field('postalcode')}
            />
          </FormCell>
          <FormCell span={2} phone={4}>
            <TextField
              label={t`Città`}
              required
              autoComplete="address-level2"
              maxLength={80}
              {...field('city')}
            />
          </FormCell>
          <FormCell span={2} phone={2}>
            <TextField
              label={t`Provincia`}
              required
              autoComplete="address-level1"
              maxLength={2}
              {...field('province')}
            />
          </FormCell>
        </FormGrid>
      </Stack>
    </form>
  );
}
