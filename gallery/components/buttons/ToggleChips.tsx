import { longName } from '../../fixtures/samples.ts';
import { ToggleChips } from '../../../src/ui/buttons/ToggleChips.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { galleryComponent } from '../../component.tsx';

const choices = [
  { value: 'gluten', label: 'Glutine' },
  { value: 'milk', label: 'Latte' },
  { value: 'nuts', label: 'Frutta a guscio' },
];

export const view = galleryComponent({
  states: (spy) => ({
    'two are pressed': (
      <Stack gap="3">
        <p id="allergens">Allergeni</p>
        <ToggleChips
          labelledBy="allergens"
          choices={choices}
          pressed={['gluten', 'nuts']}
          onToggle={spy('onToggle')}
        />
      </Stack>
    ),
    busy: (
      <Stack gap="3">
        <p id="saving">In salvataggio</p>
        <ToggleChips
          labelledBy="saving"
          choices={choices}
          pressed={['milk']}
          busy
          onToggle={spy('onToggle')}
        />
      </Stack>
    ),
    'long text': (
      <Stack gap="3">
        <p id="long">Lungo</p>
        <ToggleChips
          labelledBy="long"
          choices={[{ value: 'long', label: longName }]}
          pressed={['long']}
          onToggle={spy('onToggle')}
        />
      </Stack>
    ),
  }),
});
