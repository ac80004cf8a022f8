import { Segmented } from '../../../src/ui/forms/Segmented.tsx';
import { storeIcon } from '../../../src/ui/icons/store.ts';
import { truckIcon } from '../../../src/ui/icons/truck.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    two: (
      <>
        <Segmented
          label="Come"
          segments={[
            { id: 'home', label: 'A casa', icon: truckIcon },
            { id: 'store', label: 'In negozio', icon: storeIcon },
          ]}
          selected="home"
          panelId="segments-a"
          onSelect={spy('onSelect')}
        />
        <div id="segments-a" role="tabpanel" aria-label="Come">
          Consegna a casa
        </div>
      </>
    ),
    'long text': (
      <>
        <Segmented
          label="Come"
          segments={[
            { id: 'home', label: 'Consegna a domicilio' },
            { id: 'store', label: 'Ritiro nel punto vendita' },
          ]}
          selected="store"
          panelId="segments-b"
          onSelect={spy('onSelect')}
        />
        <div id="segments-b" role="tabpanel" aria-label="Come">
          Ritiro
        </div>
      </>
    ),
  }),
});
