import { many } from '../../fixtures/more.ts';
import { longText } from '../../fixtures/samples.ts';
import { SectionIndex } from '../../../src/ui/navigation/SectionIndex.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'under way': (
      <SectionIndex
        label="Parti del modulo"
        sections={[
          { id: 'chi', label: 'Chi sei', state: 'done', stateLabel: 'fatto' },
          { id: 'accesso', label: 'Accesso', state: 'wrong', stateLabel: 'da correggere' },
          { id: 'casa', label: 'Indirizzo', state: 'next', current: true },
          { id: 'carta', label: 'Carta fedeltà', state: 'next' },
        ]}
      />
    ),
    'long text': (
      <SectionIndex label="Parti lunghe" sections={[{ id: 'lunga', label: longText, state: 'next' }]} />
    ),
    'none and ten': (
      <>
        <SectionIndex label="Nessuna parte" sections={[]} />
        <SectionIndex
          label="Dieci parti"
          sections={many(10, (at) => ({ id: `parte-${at}`, label: `Parte ${at}`, state: 'next' }))}
        />
      </>
    ),
  }),
});
