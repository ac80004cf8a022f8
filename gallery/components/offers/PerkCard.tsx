import { PerkCard, PerkGrid } from '../../../src/ui/offers/PerkCard.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { longName } from '../../fixtures/samples.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    cards: (
      <PerkGrid>
        <PerkCard id="benvenuto" title="10 € di benvenuto" terms="1 per cliente, minimo 50 €">
          <Text>Spesa da 50 €, paghi 40 €.</Text>
        </PerkCard>
        <PerkCard id="punti" title={longName} terms="">
          <Text>{longName}</Text>
        </PerkCard>
      </PerkGrid>
    ),
  }),
});
