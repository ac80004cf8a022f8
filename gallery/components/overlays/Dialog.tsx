import { Stepper } from '../../../src/ui/forms/Stepper.tsx';
import { longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { Dialog } from '../../../src/ui/overlays/Dialog.tsx';
import { Text } from '../../../src/ui/primitives/Text.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { at, keys, types } from '../../keyboard.ts';

const stepper = (
  <Stepper
    label="Quantità di Penne rigate"
    text="4"
    quantityLabel="Quantità"
    decrease={{ label: 'Diminuisci', onClick: () => undefined }}
    increase={{ label: 'Aumenta', onClick: () => undefined }}
    onType={() => undefined}
  />
);

export const view = galleryComponent({
  keyboard: {
    'a field that takes Escape': [
      at('Quantità'),
      types('7').shows('textbox "Quantità": "7"'),
      keys('Escape').shows('textbox "Quantità": "4"'),
      keys('Escape').calls('onClose'),
    ],
    'opened and closed': [
      keys('Tab').focus('Apri').hides('dialog'),
      keys('Enter').focus('Una prova').shows('dialog "Una prova"').hides('button "Apri"'),
      keys('Tab').focus('Chiudi'),
      keys('Tab').focus('Nome'),
      keys('Shift+Tab').focus('Chiudi'),
      keys('Escape').calls('onClose').focus('Apri').hides('dialog'),
      keys('Space').focus('Una prova').shows('dialog "Una prova"'),
      keys('Tab').focus('Chiudi'),
      keys('Enter').calls('onClose').focus('Apri').hides('dialog'),
    ],
  },
  isOverlay: true,
  states: (spy) => ({
    'a field that takes Escape': (
      <Dialog open title="Una quantità" closeLabel="Chiudi" onClose={spy('onClose')}>
        {stepper}
      </Dialog>
    ),
    'opened and closed': (
      <Held from={false}>
        {(open, hold) => {
          const close = (name: string) => () => {
            spy(name)();
            hold(false);
          };
          return (
            <Stack>
              <Button onClick={() => hold(true)}>Apri</Button>
              <Dialog open={open} title="Una prova" closeLabel="Chiudi" onClose={close('onClose')}>
                <label>
                  Nome <input type="text" />
                </label>
              </Dialog>
            </Stack>
          );
        }}
      </Held>
    ),

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
