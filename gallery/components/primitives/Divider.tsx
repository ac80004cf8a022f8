import { longName } from '../../fixtures/samples.ts';
import { Divider } from '../../../src/ui/primitives/Divider.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: <Divider>oppure</Divider>,
    'long text': <Divider>{longName}</Divider>,
  }),
});
