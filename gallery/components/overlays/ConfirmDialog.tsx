import { longName, longText } from '../../fixtures/samples.ts';
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
