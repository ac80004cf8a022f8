import { longName } from '../../fixtures/samples.ts';
import { ToggleChips } from '../../../src/ui/buttons/ToggleChips.tsx';
import { galleryComponent } from '../../component.tsx';

const choices = [
  { value: 'gluten', label: 'Glutine' },
  { value: 'milk', label: 'Latte' },
  { value: 'nuts', label: 'Frutta a guscio' },
];

export const view = galleryComponent({
  states: (spy) => ({
    'two are pressed': (
      <>
        <p id="allergens">Allergeni</p>
        <ToggleChips
          labelledBy="allergens"
          choices={choices}
          pressed={['gluten', 'nuts']}
          onToggle={spy('onToggle')}
        />
      </>
    ),
    busy: (
      <>
        <p id="saving">In salvataggio</p>
        <ToggleChips
          labelledBy="saving"
          choices={choices}
          pressed={['milk']}
          busy
          onToggle={spy('onToggle')}
        />
      </>
    ),
    'long text': (
      <>
        <p id="long">Lungo</p>
        <ToggleChips
          labelledBy="long"
          choices={[{ value: 'long', label: longName }]}
          pressed={['long']}
          onToggle={spy('onToggle')}
        />
      </>
    ),
  }),
});
