import { longName, longText } from '../../fixtures/samples.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { EmptyState } from '../../../src/ui/feedback/EmptyState.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <EmptyState
        title="Il carrello è vuoto"
        actions={<Button onClick={spy('onClick')}>Scopri le offerte</Button>}
      >
        Aggiungi qualcosa di buono.
      </EmptyState>
    ),
    'with a picture': <EmptyState level={3} title="Nessun ordine" picture="/media/cesto.webp" />,
    'long text': <EmptyState title={longName}>{longText}</EmptyState>,
    'with everything': (
      <EmptyState
        level={3}
        title="Nessuna lista"
        picture="/media/cesto.webp"
        actions={<Button onClick={spy('onClick')}>Crea una lista</Button>}
      >
        Qui stanno le tue liste.
      </EmptyState>
    ),
  }),
});
