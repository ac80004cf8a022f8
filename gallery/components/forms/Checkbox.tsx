import { longText } from '../../fixtures/samples.ts';
import { Checkbox } from '../../../src/ui/forms/Checkbox.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    off: <Checkbox label="Ricordami" onChecked={heard('onChecked')} />,
    on: <Checkbox label="Ricordami" defaultChecked onChecked={heard('onChecked')} />,
    'small with a count': <Checkbox size="sm" label="Biologico" count="128" onChecked={heard('onChecked')} />,
    hint: <Checkbox label="Voglio la fattura" hint="Serve la partita IVA" onChecked={heard('onChecked')} />,
    error: (
      <Checkbox
        label="Accetto le condizioni"
        error="Accetta le condizioni per continuare"
        onChecked={heard('onChecked')}
      />
    ),
    disabled: <Checkbox disabled label="Ricordami" onChecked={heard('onChecked')} />,
    'long text': <Checkbox label={longText} onChecked={heard('onChecked')} />,
  }),
});
