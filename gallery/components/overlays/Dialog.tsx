import { longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { Dialog } from '../../../src/ui/overlays/Dialog.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  isOverlay: true,
  states: (spy) => ({
    plain: (
      <Dialog
        open
        title="Dove consegniamo?"
        description="Scrivi il tuo indirizzo."
        closeLabel="Chiudi"
        onClose={spy('onClose')}
        footer={<Button onClick={spy('onClick')}>Conferma</Button>}
      >
        <Text>Il contenuto.</Text>
      </Dialog>
    ),
    small: (
      <Dialog open size="sm" title="Accedi" closeLabel="Chiudi" onClose={spy('onClose')}>
        <Text>Il contenuto.</Text>
      </Dialog>
    ),
    sheet: (
      <Dialog open size="sheet" title="Filtri" closeLabel="Chiudi" onClose={spy('onClose')}>
        <Text>Il contenuto.</Text>
      </Dialog>
    ),
    'long text': (
      <Dialog
        open
        size="lg"
        title={longName}
        description="Scrivi il tuo indirizzo."
        closeLabel="Chiudi"
        onClose={spy('onClose')}
        footer={<Button onClick={spy('onClick')}>{longName}</Button>}
      >
        <Stack>
          <Button variant="secondary" onClick={spy('onHelp')}>
            Aiuto
          </Button>
          {Array.from({ length: 8 }, (_, index) => (
            <Text key={index}>{longText}</Text>
          ))}
        </Stack>
      </Dialog>
    ),
  }),
});
