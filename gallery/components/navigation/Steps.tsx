import { Steps } from '../../../src/ui/navigation/Steps.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  background: 'header',
  states: () => ({
    plain: (
      <Steps
        label="Avanzamento"
        steps={[
          { label: 'Carrello', state: 'done' },
          { label: 'Riepilogo', state: 'now' },
          { label: 'Pagamento', state: 'next' },
        ]}
      />
    ),
  }),
});
