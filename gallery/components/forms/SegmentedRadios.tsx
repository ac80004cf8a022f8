import { SegmentedRadios } from '../../../src/ui/forms/SegmentedRadios.tsx';
import { storeIcon } from '../../../src/ui/icons/store.ts';
import { userIcon } from '../../../src/ui/icons/user.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    two: (
      <SegmentedRadios
        label="Cliente"
        name="client"
        choices={[
          { value: 'person', label: 'Persona', icon: userIcon },
          { value: 'shop', label: 'Negozio', icon: storeIcon },
        ]}
        chosen="person"
        onChoose={spy('onChoose')}
      />
    ),
    'long text': (
      <SegmentedRadios
        label="Cliente"
        name="long"
        choices={[
          { value: 'person', label: 'Una persona, per la spesa di casa' },
          { value: 'shop', label: 'Un’attività con partita IVA' },
        ]}
        chosen="shop"
        onChoose={spy('onChoose')}
      />
    ),
  }),
});
