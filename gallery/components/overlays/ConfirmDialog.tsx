import { Stepper } from '../../../src/ui/forms/Stepper.tsx';
import { longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../src/ui/overlays/ConfirmDialog.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { at, keys, types } from '../../keyboard.ts';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

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
      keys('Escape').calls('onNo'),
    ],
    'opened and closed': [
      keys('Tab').focus('Apri').hides('dialog'),
      keys('Enter').focus('No').shows('dialog "Una prova"').hides('button "Apri"'),
      keys('Tab').focus('Sì'),
      keys('Tab').focus('No'),
      keys('Shift+Tab').focus('Sì'),
      keys('Escape').calls('onNo').focus('Apri').hides('dialog'),
      keys('Space').focus('No').shows('dialog "Una prova"'),
      keys('Enter').calls('onNo').focus('Apri').hides('dialog'),
      keys('Enter', 'Tab').focus('Sì'),
      keys('Enter').calls('onYes').focus('Apri').hides('dialog'),
    ],
  },
  isOverlay: true,
  states: (spy) => {
    const empty = {
      open: true,
      question: 'Vuoi svuotare il carrello?',
      noLabel: 'No',
      yesLabel: 'Svuota',
      onNo: spy('onNo'),
      onYes: spy('onYes'),
    };
    return {
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
                <ConfirmDialog
                  open={open}
                  question="Una prova"
                  noLabel="No"
                  yesLabel="Sì"
                  onNo={close('onNo')}
                  onYes={close('onYes')}
                >
                  Una spiegazione
                </ConfirmDialog>
              </Stack>
            );
          }}
        </Held>
      ),

      'a field that takes Escape': <ConfirmDialog {...empty} before={stepper} />,
      question: (
        <ConfirmDialog {...empty} danger>
          Togliamo tutti i prodotti.
        </ConfirmDialog>
      ),
      'question alone': <ConfirmDialog {...empty} question="Vuoi togliere Penne rigate?" yesLabel="Togli" />,
      cautious: (
        <ConfirmDialog
          {...empty}
          cautious
          before={<Button variant="secondary">Vedi perché</Button>}
          question="L’hai escluso"
          noLabel="Non aggiungere"
          yesLabel="Aggiungi lo stesso"
        >
          Contiene glutine.
        </ConfirmDialog>
      ),
      'something to do before': (
        <ConfirmDialog {...empty} danger before={<Button variant="secondary">Salva prima una lista</Button>}>
          Togliamo tutti i prodotti.
        </ConfirmDialog>
      ),
      'long text': (
        <ConfirmDialog
          {...empty}
          question={longName}
          noLabel="Meglio di no, lascia tutto"
          yesLabel={longName}
        >
          {longText}
        </ConfirmDialog>
      ),
    };
  },
});
