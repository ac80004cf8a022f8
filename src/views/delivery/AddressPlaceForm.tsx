import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { addressEditorMachine } from '../../../machines/address-editor/address-editor.machine.ts';
import {
  editorPlace,
  missingFields,
  suggestRef,
} from '../../../machines/address-editor/address-editor.selectors.ts';
import type { PlaceFields } from '../../../machines/address-editor/address-editor.types.ts';
import type { addressSuggestMachine } from '../../../machines/address-suggest/address-suggest.machine.ts';
import { openSuggestions, typedPlace } from '../../../machines/address-suggest/address-suggest.selectors.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Combobox } from '../../ui/forms/Combobox.tsx';
import { FormCell, FormGrid } from '../../ui/forms/FormGrid.tsx';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { TextField } from '../../ui/forms/TextField.tsx';

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

/** Finds the place, or takes it by hand (ADR-13, ADR-16, ADR-17). */
export function AddressPlaceForm({ editor, formId }: AddressPlaceFormProps) {
  const { t } = useLingui();
  const suggest = useSelector(editor, suggestRef);
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
        {suggest !== undefined && <PlaceSearch suggest={suggest} />}
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

function PlaceSearch({ suggest }: { suggest: ActorRefFrom<typeof addressSuggestMachine> }) {
  const { t } = useLingui();
  const typed = useSelector(suggest, typedPlace);
  const suggestions = useSelector(suggest, openSuggestions);
  return (
    <Combobox
      label={t`Cerca indirizzo`}
      hint={t`Scrivi via e città: dalla quarta lettera ti proponiamo gli indirizzi.`}
      icon={mapPinIcon}
      autoComplete="off"
      autoFocus
      maxLength={120}
      value={typed}
      onValue={(text) => suggest.send({ type: 'suggestion.textChanged', text })}
      listLabel={t`Indirizzi trovati`}
      optionIcon={mapPinIcon}
      options={suggestions.map(({ id, main, secondary }) => ({ id, main, secondary }))}
      onPick={(id) => {
        const suggestion = suggestions.find((candidate) => candidate.id === id);
        if (suggestion !== undefined) suggest.send({ type: 'suggestion.choose', suggestion });
      }}
    />
  );
}
