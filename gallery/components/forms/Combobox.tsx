import { Combobox } from '../../../src/ui/forms/Combobox.tsx';
import { mapPinIcon } from '../../../src/ui/icons/map-pin.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => {
    const street = {
      label: 'Via e numero',
      onValue: spy('onValue'),
      options: [],
      listLabel: 'Indirizzi',
      onPick: spy('onPick'),
    };
    return {
      empty: <Combobox {...street} value="" />,
      'with offers': (
        <Combobox
          {...street}
          value="Via App"
          options={[
            { id: 'a', main: 'Via Appia Nuova', secondary: 'Roma' },
            { id: 'b', main: 'Via Appia Antica', secondary: 'Roma' },
          ]}
          optionIcon={mapPinIcon}
        />
      ),
      error: <Combobox {...street} value="Via" error="Scegli una via dell’elenco" />,
      disabled: <Combobox {...street} disabled value="Via Appia" />,
    };
  },
});
