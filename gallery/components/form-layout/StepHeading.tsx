import { longText } from '../../fixtures/samples.ts';
import { StepHeading } from '../../../src/ui/form-layout/StepHeading.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
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
