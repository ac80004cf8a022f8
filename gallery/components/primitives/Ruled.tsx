import { Checkbox } from '../../../src/ui/forms/Checkbox.tsx';
import { Ruled } from '../../../src/ui/primitives/Ruled.tsx';
import { longText } from '../../fixtures/samples.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'three boxes, one of them wrong': (
      <Ruled>
        <Checkbox label="Accetto le condizioni" error="Campo obbligatorio" onChecked={spy('onChecked')} />
        <Checkbox label="Voglio la fattura" onChecked={spy('onChecked')} />
        <Checkbox label={longText} onChecked={spy('onChecked')} />
      </Ruled>
    ),
  }),
});
