import { longText } from '../../fixtures/samples.ts';
import { TextArea } from '../../../src/ui/forms/TextArea.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    empty: (
      <TextArea label="Note per chi consegna" hint="Scala, piano, citofono" onValue={heard('onValue')} />
    ),
    written: (
      <TextArea
        label="Note per chi consegna"
        defaultValue={longText}
        counter="212 di 250"
        onValue={heard('onValue')}
      />
    ),
    error: (
      <TextArea
        label="Note per chi consegna"
        defaultValue={longText}
        error="Al massimo 250 caratteri"
        onValue={heard('onValue')}
      />
    ),
    disabled: <TextArea disabled label="Note per chi consegna" onValue={heard('onValue')} />,
  }),
});
