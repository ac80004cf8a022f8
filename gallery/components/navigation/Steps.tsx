import { many } from '../../fixtures/more.ts';
import { Steps } from '../../../src/ui/navigation/Steps.tsx';
import { galleryComponent } from '../../component.tsx';
import { Panel } from '../../../src/ui/layout/Panel.tsx';

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
    'eight on a page': (
      <Panel>
        <Steps
          label="Otto passi"
          on="page"
          steps={many(8, (at) => ({ label: `Passo ${at}`, state: at === 1 ? 'now' : 'next' }))}
        />
      </Panel>
    ),
  }),
});
