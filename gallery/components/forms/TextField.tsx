import { longName, longText } from '../../fixtures/samples.ts';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { TextField } from '../../../src/ui/forms/TextField.tsx';
import { closeIcon } from '../../../src/ui/icons/close.ts';
import { offerIcon } from '../../../src/ui/icons/offer.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    empty: (
      <TextField
        label="E-mail"
        type="email"
        required
        hint="Ti scriviamo solo per l’ordine"
        onValue={heard('onValue')}
      />
    ),
    written: (
      <TextField label="E-mail" type="email" defaultValue="demo@esempio.it" onValue={heard('onValue')} />
    ),
    'with an icon and a button': (
      <TextField
        label="Codice"
        icon={offerIcon}
        trailing={<IconButton label="Cancella" icon={closeIcon} onClick={heard('onClick')} />}
        onValue={heard('onValue')}
      />
    ),
    error: (
      <TextField
        label="E-mail"
        defaultValue="demo"
        error="Scrivi un indirizzo come nome@esempio.it"
        onValue={heard('onValue')}
      />
    ),
    disabled: <TextField disabled label="E-mail" defaultValue="demo@esempio.it" onValue={heard('onValue')} />,
    'label hidden': <TextField label="Codice" labelHidden placeholder="Codice" onValue={heard('onValue')} />,
    'long text': (
      <TextField
        label={longName}
        defaultValue={longText}
        hint={longText}
        error={longText}
        onValue={heard('onValue')}
      />
    ),
  }),
});
