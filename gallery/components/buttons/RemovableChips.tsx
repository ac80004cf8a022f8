import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { RemovableChips } from '../../../src/ui/buttons/RemovableChips.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';

const chipOf = (words: string) => ({ words, removeLabel: `Togli ${words}` });

export const view = galleryComponent({
  keyboard: {
    two: [
      keys('Tab').focus('Togli olio di palma'),
      keys('Tab').focus('Togli Frizzalà'),
      keys('Enter').calls('onRemove', 'Frizzalà').focus('Togli olio di palma'),
    ],
    'in use': [
      keys('Tab').focus('Togli latte'),
      keys('Enter').calls('onRemove', 'latte').focus('Togli pane'),
      keys('Tab').focus('Togli sale'),
      keys('Space').calls('onRemove', 'sale').focus('Togli pane'),
      keys('Enter').calls('onRemove', 'pane').calls('onEmptied').focus(null),
    ],
  },
  states: (spy) => ({
    'in use': (
      <Held from={['latte', 'pane', 'sale']}>
        {(words, hold) => (
          <RemovableChips
            label="In uso"
            chips={words.map(chipOf)}
            onRemove={(word) => {
              spy('onRemove')(word);
              hold(words.filter((one) => one !== word));
            }}
            onEmptied={spy('onEmptied')}
          />
        )}
      </Held>
    ),

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
    'none and twelve': (
      <>
        <RemovableChips label="Nessuno" chips={[]} onRemove={spy('onRemove')} onEmptied={spy('onEmptied')} />
        <RemovableChips
          label="Dodici"
          chips={many(12, (at) => chipOf(`parola ${at}`))}
          onRemove={spy('onRemove')}
          onEmptied={spy('onEmptied')}
        />
      </>
    ),
  }),
});
