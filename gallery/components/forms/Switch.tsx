import { longName, longText } from '../../fixtures/samples.ts';
import { Switch } from '../../../src/ui/forms/Switch.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    off: <Switch label="Avvisami per posta" onChecked={heard('onChecked')} />,
    on: (
      <Switch
        defaultChecked
        label="Avvisami per posta"
        note="Al più una volta la settimana"
        onChecked={heard('onChecked')}
      />
    ),
    disabled: <Switch disabled label="Avvisami per posta" onChecked={heard('onChecked')} />,
    'long text': <Switch label={longName} note={longText} onChecked={heard('onChecked')} />,
  }),
});
