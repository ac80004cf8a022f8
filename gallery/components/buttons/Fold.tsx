import { longName } from '../../fixtures/samples.ts';
import { Fold } from '../../../src/ui/buttons/Fold.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    folded: [
      keys('Tab').focus('summary').hides('Latte fresco intero, 2 pz'),
      keys('Enter').shows('Latte fresco intero, 2 pz'),
      keys('Space').hides('Latte fresco intero, 2 pz'),
      keys('Space').shows('Latte fresco intero, 2 pz'),
      keys('Enter').hides('Latte fresco intero, 2 pz'),
      keys('Tab').focus(null),
    ],
  },
  states: () => ({
    folded: (
      <Fold id="products" title="I prodotti" level={2} note="26 prodotti">
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
