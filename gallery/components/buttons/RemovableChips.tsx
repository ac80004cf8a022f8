import { longName } from '../../fixtures/samples.ts';
import { RemovableChips } from '../../../src/ui/buttons/RemovableChips.tsx';
import { galleryComponent } from '../../component.tsx';

const chipOf = (words: string) => ({ words, removeLabel: `Togli ${words}` });

export const view = galleryComponent({
  states: (spy) => ({
    two: (
      <RemovableChips
        label="Esclusi"
        chips={['olio di palma', 'Frizzalà'].map(chipOf)}
        onRemove={spy('onRemove')}
        onEmptied={spy('onEmptied')}
      />
    ),
    busy: (
      <RemovableChips
        label="In salvataggio"
        chips={[chipOf('zucchero')]}
        busy
        onRemove={spy('onRemove')}
        onEmptied={spy('onEmptied')}
      />
    ),
    'long text': (
      <RemovableChips
        label="Lungo"
        chips={[chipOf(longName)]}
        onRemove={spy('onRemove')}
        onEmptied={spy('onEmptied')}
      />
    ),
  }),
});
