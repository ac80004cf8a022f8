import { longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { ConfirmDialog } from '../../../src/ui/overlays/ConfirmDialog.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
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
