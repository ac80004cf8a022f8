import { longName, longText } from '../../fixtures/samples.ts';
import { DeliveryPill, DeliveryPillText } from '../../../src/ui/commerce/DeliveryPill.tsx';
import { storeIcon } from '../../../src/ui/icons/store.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  background: 'header',
  states: (spy) => ({
    'address and slot': (
      <DeliveryPill label="Consegna" descriptionId="pill-1" onClick={spy('onClick')}>
        <DeliveryPillText
          id="pill-1"
          description="Via Appia Nuova 120, domani dalle 18:00 alle 20:00"
          long={{ title: 'Via Appia Nuova 120', detail: 'Domani, 18:00–20:00' }}
          short={{ title: 'Casa', detail: 'Dom 18:00' }}
        />
      </DeliveryPill>
    ),
    empty: (
      <DeliveryPill label="Consegna" descriptionId="pill-2" onClick={spy('onClick')}>
        <DeliveryPillText
          id="pill-2"
          description="Scegli dove e quando"
          long={{ title: 'Dove consegniamo?', detail: 'Scegli l’indirizzo' }}
          short={{ title: 'Dove?', detail: 'Scegli' }}
        />
      </DeliveryPill>
    ),
    'long text': (
      <DeliveryPill label="Consegna" descriptionId="pill-3" onClick={spy('onClick')}>
        <DeliveryPillText
          id="pill-3"
          icon={storeIcon}
          description={longText}
          long={{ title: longName, detail: longText }}
          short={{ title: longName, detail: longText }}
        />
      </DeliveryPill>
    ),
  }),
});
