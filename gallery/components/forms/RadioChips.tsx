import { longName } from '../../fixtures/samples.ts';
import { RadioChips } from '../../../src/ui/forms/RadioChips.tsx';
import { galleryComponent } from '../../component.tsx';

const choices = ['Un ordine', 'Un rimborso', 'Consegna', 'Un prodotto', 'Altro'];

export const view = galleryComponent({
  states: (spy) => ({
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
  }),
});
