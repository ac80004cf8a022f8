import { longName, longText } from '../../fixtures/samples.ts';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { TextField } from '../../../src/ui/forms/TextField.tsx';
import { closeIcon } from '../../../src/ui/icons/close.ts';
import { offerIcon } from '../../../src/ui/icons/offer.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    empty: (
      <TextField
        label="E-mail"
        type="email"
        required
        hint="Ti scriviamo solo per l’ordine"
        onValue={spy('onValue')}
      />
    ),
    written: (
      <TextField label="E-mail" type="email" defaultValue="demo@esempio.it" onValue={spy('onValue')} />
    ),
    'with an icon and a button': (
      <TextField
        label="Codice"
        icon={offerIcon}
        trailing={<IconButton label="Cancella" icon={closeIcon} onClick={spy('onClick')} />}
        onValue={spy('onValue')}
      />
    ),
    error: (
      <TextField
        label="E-mail"
        defaultValue="demo"
        error="Scrivi un indirizzo come nome@esempio.it"
        onValue={spy('onValue')}
      />
    ),
    disabled: <TextField disabled label="E-mail" defaultValue="demo@esempio.it" />,
    'label hidden': <TextField label="Codice" labelHidden placeholder="Codice" onValue={spy('onValue')} />,
    'long text': (
      <TextField
        label={longName}
        defaultValue={longText}
        hint={longText}
        error={longText}
        onValue={spy('onValue')}
      />
    ),
  }),
});
