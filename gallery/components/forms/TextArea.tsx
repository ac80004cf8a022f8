import { longText } from '../../fixtures/samples.ts';
import { TextArea } from '../../../src/ui/forms/TextArea.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    empty: <TextArea label="Note per chi consegna" hint="Scala, piano, citofono" onValue={spy('onValue')} />,
    written: (
      <TextArea
        label="Note per chi consegna"
        defaultValue={longText}
        counter="212 di 250"
        onValue={spy('onValue')}
      />
    ),
    error: (
      <TextArea
        label="Note per chi consegna"
        defaultValue={longText}
        error="Al massimo 250 caratteri"
        onValue={spy('onValue')}
      />
    ),
    disabled: <TextArea disabled label="Note per chi consegna" />,
  }),
});
