import { many } from '../../fixtures/more.ts';
import { RadioRow } from '../../../src/ui/forms/RadioRow.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

const choices = [
  { value: 'system', label: 'Come il dispositivo' },
  { value: 'light', label: 'Chiaro' },
  { value: 'dark', label: 'Scuro' },
];

export const view = galleryComponent({
  keyboard: {
    'in use': [
      keys('Tab').focus('Come il dispositivo'),
      keys('Space').calls('onChoose', 'system').shows('radio "Come il dispositivo" [checked]'),
      keys('ArrowRight').focus('Chiaro').calls('onChoose', 'light').shows('radio "Chiaro" [checked]'),
      keys('ArrowLeft').focus('Come il dispositivo').calls('onChoose', 'system'),
      keys('ArrowUp').focus('Scuro').calls('onChoose', 'dark').shows('radio "Scuro" [checked]'),
      keys('ArrowDown').focus('Come il dispositivo').calls('onChoose', 'system'),
      keys('Tab').focus('Avanti'),
    ],
  },
  states: (spy) => ({
    'in use': (
      <Held from={''}>
        {(chosen, hold) => (
          <Stack>
            <RadioRow
              legend="In uso"
              choices={choices}
              chosen={chosen}
              onChoose={(value) => {
                spy('onChoose')(value);
                hold(value);
              }}
            />
            <Button>Avanti</Button>
          </Stack>
        )}
      </Held>
    ),

    'not known yet': <RadioRow legend="Aspetto" choices={choices} chosen={null} onChoose={spy('onChoose')} />,
    chosen: <RadioRow legend="Aspetto" choices={choices} chosen="dark" onChoose={spy('onChoose')} />,
    eight: (
      <RadioRow
        legend="Otto"
        choices={many(8, (at) => ({ value: String(at), label: `Scelta ${at}` }))}
        chosen="8"
        onChoose={spy('onChoose')}
      />
    ),
  }),
});
