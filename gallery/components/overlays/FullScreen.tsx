import { longName, longText } from '../../fixtures/samples.ts';
import { FullScreen } from '../../../src/ui/overlays/FullScreen.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  isOverlay: true,
  states: (spy) => ({
    plain: (
      <FullScreen open title="Carta fedeltà" closeLabel="Chiudi" onClose={spy('onClose')}>
        <Text>Il contenuto.</Text>
      </FullScreen>
    ),
    'long text': (
      <FullScreen open title={longName} closeLabel="Chiudi" onClose={spy('onClose')}>
        {Array.from({ length: 8 }, (_, index) => (
          <Text key={index}>{longText}</Text>
        ))}
      </FullScreen>
    ),
  }),
});
