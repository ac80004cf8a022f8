import { many } from '../../fixtures/more.ts';
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
    'one and nine': (
      <>
        <Timeline label="Un passo" steps={[{ label: 'Ricevuto', state: 'now' }]} />
        <Timeline label="Nove passi" steps={many(9, (at) => ({ label: `Passo ${at}`, state: 'next' }))} />
      </>
    ),
  }),
});
