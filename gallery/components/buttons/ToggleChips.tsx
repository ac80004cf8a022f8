import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { ToggleChips } from '../../../src/ui/buttons/ToggleChips.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

const choices = [
  { value: 'gluten', label: 'Glutine' },
  { value: 'milk', label: 'Latte' },
  { value: 'nuts', label: 'Frutta a guscio' },
];

export const view = galleryComponent({
  keyboard: {
    'two are pressed': [
      keys('Tab').focus('Glutine'),
      keys('Space').calls('onToggle', 'gluten'),
      keys('Tab').focus('Latte'),
      keys('Enter').calls('onToggle', 'milk'),
      keys('Tab').focus('Frutta a guscio'),
      keys('Tab').focus(null),
    ],
    busy: [keys('Tab').focus('Glutine'), keys('Space'), keys('Enter')],
  },
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
    'none and twenty': (
      <Stack gap="3">
        <p id="none">Nessuno</p>
        <ToggleChips labelledBy="none" choices={[]} pressed={[]} onToggle={spy('onToggle')} />
        <p id="twenty">Venti</p>
        <ToggleChips
          labelledBy="twenty"
          choices={many(20, (at) => ({ value: String(at), label: `Scelta ${at}` }))}
          pressed={['20']}
          onToggle={spy('onToggle')}
        />
      </Stack>
    ),
  }),
});
