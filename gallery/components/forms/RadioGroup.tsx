import { ChoiceCard } from '../../../src/ui/forms/ChoiceCard.tsx';
import { RadioGroup } from '../../../src/ui/forms/RadioGroup.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'one column': (
      <RadioGroup legend="Pagamento" required>
        <ChoiceCard name="pay-a" value="card" title="Carta" onPick={spy('onPick')} />
        <ChoiceCard name="pay-a" value="cash" title="Contanti" onPick={spy('onPick')} />
      </RadioGroup>
    ),
    'two columns': (
      <RadioGroup legend="Pagamento" legendHidden columns={2}>
        <ChoiceCard name="pay-b" value="card" title="Carta" onPick={spy('onPick')} />
        <ChoiceCard name="pay-b" value="cash" title="Contanti" onPick={spy('onPick')} />
      </RadioGroup>
    ),
    'three cards of several lines': (
      <RadioGroup legend="Se qualcosa manca" columns="three">
        <ChoiceCard name="out-a" value="a" title="Sostituite voi" note="Stesso tipo" onPick={spy('onPick')} />
        <ChoiceCard name="out-a" value="b" title="Chiedetemelo" note="Prima" onPick={spy('onPick')} />
        <ChoiceCard name="out-a" value="c" title="Non sostituite" note="Togliete" onPick={spy('onPick')} />
      </RadioGroup>
    ),
    error: (
      <RadioGroup legend="Pagamento" error="Scegli come pagare">
        <ChoiceCard name="pay-c" value="card" title="Carta" onPick={spy('onPick')} />
      </RadioGroup>
    ),
  }),
});
