import { many } from '../../fixtures/more.ts';
import { ChipToggles } from '../../../src/ui/buttons/ChipToggles.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

export const view = galleryComponent({
  keyboard: {
    'one of them pressed': [
      keys('Tab').focus('Validi, 2'),
      keys('Space').calls('onChoose', 'usable'),
      keys('Tab').focus('In arrivo, 1'),
      keys('Tab').focus('Usati e scaduti, 3'),
      keys('Enter').calls('onChoose', 'over'),
    ],
  },
  states: (spy) => ({
    'one of them pressed': (
      <ChipToggles
        label="Buoni"
        choices={[
          { value: 'usable', label: 'Validi, 2' },
          { value: 'coming', label: 'In arrivo, 1' },
          { value: 'over', label: 'Usati e scaduti, 3' },
        ]}
        chosen="coming"
        onChoose={spy('onChoose')}
      />
    ),
    'one and twelve to choose from': (
      <Stack>
        <ChipToggles
          label="Una scelta"
          choices={[{ value: 'all', label: 'Tutti' }]}
          chosen="all"
          onChoose={spy('onChoose')}
        />
        <ChipToggles
          label="Dodici scelte"
          choices={many(12, (at) => ({ value: String(at), label: `Scelta ${at}` }))}
          chosen="12"
          onChoose={spy('onChoose')}
        />
      </Stack>
    ),
  }),
});
