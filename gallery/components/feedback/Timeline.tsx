import { longName, longText } from '../../fixtures/samples.ts';
import { Timeline } from '../../../src/ui/feedback/Timeline.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'under way': (
      <Timeline
        label="Stato dell’ordine"
        steps={[
          { label: 'Ricevuto', state: 'done', when: '21 nov, 11:00' },
          { label: 'In preparazione', state: 'now' },
          { label: 'In consegna', state: 'next' },
        ]}
      />
    ),
    'long text': (
      <Timeline
        label="Stato"
        steps={[
          { label: longName, state: 'done', when: longText },
          { label: longText, state: 'now' },
        ]}
      />
    ),
  }),
});
