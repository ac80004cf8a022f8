import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { addressSuggestMachine } from '../../../machines/address-suggest/address-suggest.machine.ts';
import { openSuggestions, typedPlace } from '../../../machines/address-suggest/address-suggest.selectors.ts';
import { Combobox } from '../../ui/forms/Combobox.tsx';
import type { TextFieldProps } from '../../ui/forms/TextField.tsx';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';

interface PlaceSearchProps extends Partial<
  Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'error' | 'autoFocus'>
> {
  suggest: ActorRefFrom<typeof addressSuggestMachine>;
  /** What says enough by itself: nothing is offered for it. */
  isEnough?: ((text: string) => boolean) | undefined;
}

/** Finds a place by a few letters of it (ADR-13). */
export function PlaceSearch({ suggest, isEnough, ...field }: PlaceSearchProps) {
  const { t } = useLingui();
  const typed = useSelector(suggest, typedPlace);
  const found = useSelector(suggest, openSuggestions);
  const suggestions = isEnough?.(typed) === true ? [] : found;
  return (
    <Combobox
      label={t`Cerca indirizzo`}
      hint={t`Scrivi via e città: dalla quarta lettera ti proponiamo gli indirizzi.`}
      icon={mapPinIcon}
      autoComplete="off"
      maxLength={120}
      {...field}
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
