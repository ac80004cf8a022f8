import { StarRating, Stars } from '../../../src/ui/orders/StarRating.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

const stars = (chosen: number | null) => (
  <StarRating
    label="Com’è andata?"
    name={`voto-${chosen}`}
    starLabel={(value) => `Voto: ${value} su 5`}
    chosen={chosen}
    onChoose={() => undefined}
  />
);

export const view = galleryComponent({
  keyboard: {
    'in use': [
      keys('Tab').focus('Voto: 1 su 5'),
      keys('Space').calls('onChoose', 1).shows('radio "Voto: 1 su 5" [checked]'),
      keys('ArrowRight').focus('Voto: 2 su 5').calls('onChoose', 2).shows('radio "Voto: 2 su 5" [checked]'),
      keys('ArrowLeft').focus('Voto: 1 su 5').calls('onChoose', 1),
      keys('ArrowUp').focus('Voto: 5 su 5').calls('onChoose', 5).shows('radio "Voto: 5 su 5" [checked]'),
      keys('ArrowDown').focus('Voto: 1 su 5').calls('onChoose', 1),
      keys('Tab').focus('Avanti'),
    ],
  },
  states: (spy) => ({
    'in use': (
      <Held from={0}>
        {(chosen, hold) => (
          <Stack>
            <StarRating
              label="In uso"
              name="in-use"
              starLabel={(value) => `Voto: ${value} su 5`}
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

    'none chosen': stars(null),
    'four chosen': stars(4),
    read: <Stars label="Il tuo voto: 3 su 5" value={3} />,
  }),
});
