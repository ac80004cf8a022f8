import { longName, longText } from '../../fixtures/samples.ts';
import { Switch } from '../../../src/ui/forms/Switch.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
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
    disabled: <Switch disabled label="Avvisami per posta" onChecked={spy('onChecked')} />,
    'long text': <Switch label={longName} note={longText} onChecked={spy('onChecked')} />,
  }),
});
