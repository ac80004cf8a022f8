import { longName } from '../../fixtures/samples.ts';
import { Fold } from '../../../src/ui/buttons/Fold.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    folded: (
      <Fold title="I prodotti" level={2} note="26 prodotti">
        <Text>Latte fresco intero, 2 pz</Text>
      </Fold>
    ),
    'without a note': (
      <Fold title="Hai un buono?" level={2}>
        <Text>Scrivi il codice</Text>
      </Fold>
    ),
    'long text': (
      <Fold title={longName} level={3} note="1.243 prodotti">
        <Text>{longName}</Text>
      </Fold>
    ),
  }),
});
