import { longName, longText } from '../../fixtures/samples.ts';
import { Switch } from '../../../src/ui/forms/Switch.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    off: [
      keys('Tab').focus('Avvisami per posta'),
      keys('Space').calls('onChecked', true).shows('switch "Avvisami per posta" [checked]'),
      keys('Space').calls('onChecked', false).hides('[checked]'),
      keys('Enter'),
    ],
    disabled: [keys('Tab').focus(null)],
  },
  states: (spy) => ({
    off: <Switch label="Avvisami per posta" onChecked={spy('onChecked')} />,
    on: (
      <Switch
        defaultChecked
        label="Avvisami per posta"
        note="Al più una volta la settimana"
        onChecked={spy('onChecked')}
      />
    ),
    disabled: <Switch disabled label="Avvisami per posta" />,
    'long text': <Switch label={longName} note={longText} onChecked={spy('onChecked')} />,
  }),
});
