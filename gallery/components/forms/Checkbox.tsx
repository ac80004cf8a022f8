import { longText } from '../../fixtures/samples.ts';
import { Checkbox } from '../../../src/ui/forms/Checkbox.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    off: [
      keys('Tab').focus('Ricordami'),
      keys('Space').calls('onChecked', true).shows('checkbox "Ricordami" [checked]'),
      keys('Space').calls('onChecked', false).hides('[checked]'),
      keys('Enter'),
    ],
    disabled: [keys('Tab').focus(null)],
  },
  states: (spy) => ({
    off: <Checkbox label="Ricordami" onChecked={spy('onChecked')} />,
    on: <Checkbox label="Ricordami" defaultChecked onChecked={spy('onChecked')} />,
    'small with a count': <Checkbox size="sm" label="Biologico" count="128" onChecked={spy('onChecked')} />,
    hint: <Checkbox label="Voglio la fattura" hint="Serve la partita IVA" onChecked={spy('onChecked')} />,
    error: (
      <Checkbox
        label="Accetto le condizioni"
        error="Accetta le condizioni per continuare"
        onChecked={spy('onChecked')}
      />
    ),
    required: <Checkbox required label="Accetto il regolamento" onChecked={spy('onChecked')} />,
    disabled: <Checkbox disabled label="Ricordami" />,
    'long text': <Checkbox label={longText} onChecked={spy('onChecked')} />,
  }),
});
