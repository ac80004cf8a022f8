import { longName, longText } from '../../fixtures/samples.ts';
import { TextButton } from '../../../src/ui/buttons/TextLink.tsx';
import { LocationCard, LocationCards } from '../../../src/ui/commerce/LocationCard.tsx';
import { clockIcon } from '../../../src/ui/icons/clock.ts';
import { mapPinIcon } from '../../../src/ui/icons/map-pin.ts';
import { storeIcon } from '../../../src/ui/icons/store.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'address and slot': (
      <LocationCards>
        <LocationCard
          icon={mapPinIcon}
          title="Casa"
          action={<TextButton onClick={spy('onClick')}>Cambia indirizzo</TextButton>}
        >
          Via Appia Nuova 120, 00183 Roma
        </LocationCard>
        <LocationCard
          icon={clockIcon}
          title="Domani, 18:00–20:00"
          action={<TextButton onClick={spy('onClick')}>Cambia fascia oraria</TextButton>}
        >
          Consegna 4,90 €
        </LocationCard>
      </LocationCards>
    ),
    'one under the other': (
      <LocationCards flow="column">
        <LocationCard icon={storeIcon} title="Ritiro in negozio">
          Via Tuscolana 800
        </LocationCard>
        <LocationCard icon={clockIcon} title="Scegli quando" />
      </LocationCards>
    ),
    'long text': (
      <LocationCard
        icon={mapPinIcon}
        title={longName}
        action={<TextButton onClick={spy('onClick')}>Cambia</TextButton>}
      >
        {longText}
      </LocationCard>
    ),
  }),
});
