import { longText } from '../../fixtures/samples.ts';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'every size': (
      <>
        <Text size="xs">Molto piccolo</Text>
        <Text size="sm">Piccolo</Text>
        <Text size="md">Normale</Text>
        <Text size="lg">Grande</Text>
      </>
    ),
    'every tone': (
      <>
        <Text>Testo</Text>
        <Text tone="muted">Quieto</Text>
        <Text tone="success">Riuscito</Text>
        <Text tone="warning">Attenzione</Text>
        <Text tone="danger">Errore</Text>
      </>
    ),
    'at reading width': <Text reading>{longText}</Text>,
    'with everything': (
      <Text as="div" size="sm" tone="muted" weight="strong" reading>
        {longText}
      </Text>
    ),
  }),
});
