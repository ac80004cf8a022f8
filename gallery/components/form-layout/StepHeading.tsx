import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Stack } from '../../../src/ui/layout/Stack.tsx';
import { Held } from '../../Held.tsx';
import { keys } from '../../keyboard.ts';
import { longText } from '../../fixtures/samples.ts';
import { StepHeading } from '../../../src/ui/form-layout/StepHeading.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  keyboard: {
    'step by step': [keys('Tab').focus('Avanti'), keys('Enter').focus('h1').shows('heading "Parte 2"')],
  },
  states: () => ({
    'step by step': (
      <Held from={1}>
        {(step, hold) => (
          <Stack>
            <StepHeading step={step} of={3} count={`Passo ${step} di 3`} whole="Registrati">
              {`Parte ${step}`}
            </StepHeading>
            <Button onClick={() => hold(step + 1)}>Avanti</Button>
          </Stack>
        )}
      </Held>
    ),
    'the second of three': (
      <StepHeading step={2} of={3} count="Passo 2 di 3" whole="Registrati">
        Dove arriva la spesa
      </StepHeading>
    ),
    'long text': (
      <StepHeading step={3} of={3} count="Passo 3 di 3" whole="Registrati">
        {longText}
      </StepHeading>
    ),
  }),
});
