import { longName, longText } from '../../fixtures/samples.ts';
import { ConfirmDialog } from '../../../src/ui/overlays/ConfirmDialog.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  covers: true,
  states: (heard) => ({
    question: (
      <ConfirmDialog
        open
        question="Vuoi svuotare il carrello?"
        noLabel="No"
        yesLabel="Svuota"
        danger
        onNo={heard('onNo')}
        onYes={heard('onYes')}
      >
        Togliamo tutti i prodotti.
      </ConfirmDialog>
    ),
    'with a picture': (
      <ConfirmDialog
        open
        question="Vuoi togliere Penne rigate?"
        picture="/media/penne.webp"
        noLabel="No"
        yesLabel="Togli"
        onNo={heard('onNo')}
        onYes={heard('onYes')}
      />
    ),
    busy: (
      <ConfirmDialog
        open
        busy
        question="Vuoi svuotare il carrello?"
        noLabel="No"
        yesLabel="Svuota"
        onNo={heard('onNo')}
        onYes={heard('onYes')}
      />
    ),
    'long text': (
      <ConfirmDialog
        open
        question={longName}
        noLabel="Meglio di no, lascia tutto"
        yesLabel={longName}
        onNo={heard('onNo')}
        onYes={heard('onYes')}
      >
        {longText}
      </ConfirmDialog>
    ),
  }),
});
