import { Combobox } from '../../../src/ui/forms/Combobox.tsx';
import { mapPinIcon } from '../../../src/ui/icons/map-pin.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    empty: (
      <Combobox
        label="Via e numero"
        value=""
        onValue={heard('onValue')}
        options={[]}
        listLabel="Indirizzi"
        onPick={heard('onPick')}
      />
    ),
    'with offers': (
      <Combobox
        label="Via e numero"
        value="Via App"
        onValue={heard('onValue')}
        options={[
          { id: 'a', main: 'Via Appia Nuova', secondary: 'Roma' },
          { id: 'b', main: 'Via Appia Antica', secondary: 'Roma' },
        ]}
        listLabel="Indirizzi"
        optionIcon={mapPinIcon}
        onPick={heard('onPick')}
      />
    ),
    error: (
      <Combobox
        label="Via e numero"
        value="Via"
        error="Scegli una via dell’elenco"
        onValue={heard('onValue')}
        options={[]}
        listLabel="Indirizzi"
        onPick={heard('onPick')}
      />
    ),
    disabled: (
      <Combobox
        disabled
        label="Via e numero"
        value="Via Appia"
        onValue={heard('onValue')}
        options={[]}
        listLabel="Indirizzi"
        onPick={heard('onPick')}
      />
    ),
  }),
});
