import { useState } from 'react';
import { useFocusFirstError } from '../../../src/ui/forms/use-focus-first-error.ts';
import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { RadioChips } from '../../../src/ui/forms/RadioChips.tsx';
import { galleryComponent } from '../../component.tsx';
import { Held } from '../../Held.tsx';
import { at, keys } from '../../keyboard.ts';
import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';

const choices = ['Un ordine', 'Un rimborso', 'Consegna', 'Un prodotto', 'Altro'];

/** A form that comes back with an error. */
function SentForm() {
  const focusing = useFocusFirstError();
  const [error, setError] = useState<string>();
  return (
    <form
      {...focusing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError('Campo obbligatorio');
      }}
    >
      <Stack>
        <RadioChips
          legend="Di cosa parli?"
          name="sent"
          choices={choices}
          chosen=""
          error={error}
          onChoose={() => undefined}
        />
        <Button type="submit">Invia</Button>
      </Stack>
    </form>
  );
}

export const view = galleryComponent({
  keyboard: {
    'in a form that comes back': [at('Invia'), keys('Enter').focus('Di cosa parli?')],
    'in use': [
      keys('Tab').focus('Un ordine'),
      keys('Space').calls('onChoose', 'Un ordine').shows('radio "Un ordine" [checked]'),
      keys('ArrowRight')
        .focus('Un rimborso')
        .calls('onChoose', 'Un rimborso')
        .shows('radio "Un rimborso" [checked]'),
      keys('ArrowLeft').focus('Un ordine').calls('onChoose', 'Un ordine'),
      keys('ArrowUp').focus('Altro').calls('onChoose', 'Altro').shows('radio "Altro" [checked]'),
      keys('ArrowDown').focus('Un ordine').calls('onChoose', 'Un ordine'),
      keys('Tab').focus('Avanti'),
    ],
  },
  states: (spy) => ({
    'in use': (
      <Held from={''}>
        {(chosen, hold) => (
          <Stack>
            <RadioChips
              legend="In uso"
              name="in-use"
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

    'in a form that comes back': <SentForm />,
    'one is chosen': (
      <RadioChips
        legend="Di cosa si tratta?"
        name="topic"
        choices={choices}
        chosen="Consegna"
        required
        onChoose={spy('onChoose')}
      />
    ),
    wrong: (
      <RadioChips
        legend="Di cosa si tratta?"
        name="wrong"
        choices={choices}
        chosen=""
        required
        error="Campo obbligatorio"
        onChoose={spy('onChoose')}
      />
    ),
    'long text': (
      <RadioChips
        legend={longName}
        name="long"
        choices={[longName, 'Altro']}
        chosen=""
        onChoose={spy('onChoose')}
      />
    ),
    'one and twelve': (
      <>
        <RadioChips legend="Una" name="one" choices={['Altro']} chosen="Altro" onChoose={spy('onChoose')} />
        <RadioChips
          legend="Dodici"
          name="twelve"
          choices={many(12, (at) => `Scelta ${at}`)}
          chosen="Scelta 12"
          onChoose={spy('onChoose')}
        />
      </>
    ),
  }),
});
