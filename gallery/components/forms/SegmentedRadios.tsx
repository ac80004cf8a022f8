import { many } from '../../fixtures/more.ts';
import { SegmentedRadios } from '../../../src/ui/forms/SegmentedRadios.tsx';
import { storeIcon } from '../../../src/ui/icons/store.ts';
import { userIcon } from '../../../src/ui/icons/user.ts';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

export const view = galleryComponent({
  keyboard: {
    'in use': [
      keys('Tab').focus('Persona'),
      keys('Space').calls('onChoose', 'person').shows('radio "Persona" [checked]'),
      keys('ArrowRight').focus('Negozio').calls('onChoose', 'shop').shows('radio "Negozio" [checked]'),
      keys('ArrowLeft').focus('Persona').calls('onChoose', 'person'),
      keys('ArrowUp').focus('Club').calls('onChoose', 'club').shows('radio "Club" [checked]'),
      keys('ArrowDown').focus('Persona').calls('onChoose', 'person'),
      keys('Tab').focus('Avanti'),
    ],
  },
  states: (spy) => ({
    'in use': (
      <Held from={''}>
        {(chosen, hold) => (
          <Stack>
            <SegmentedRadios
              label="In uso"
              name="in-use"
              choices={[
                { value: 'person', label: 'Persona' },
                { value: 'shop', label: 'Negozio' },
                { value: 'club', label: 'Club' },
              ]}
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

    two: (
      <SegmentedRadios
        label="Cliente"
        name="client"
        choices={[
          { value: 'person', label: 'Persona', icon: userIcon },
          { value: 'shop', label: 'Negozio', icon: storeIcon },
        ]}
        chosen="person"
        onChoose={spy('onChoose')}
      />
    ),
    'long text': (
      <SegmentedRadios
        label="Cliente"
        name="long"
        choices={[
          { value: 'person', label: 'Una persona, per la spesa di casa' },
          { value: 'shop', label: 'Un’attività con partita IVA' },
        ]}
        chosen="shop"
        onChoose={spy('onChoose')}
      />
    ),
    six: (
      <SegmentedRadios
        label="Sei"
        name="six"
        choices={many(6, (at) => ({ value: String(at), label: `Parte ${at}` }))}
        chosen="6"
        onChoose={spy('onChoose')}
      />
    ),
  }),
});
