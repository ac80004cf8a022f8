import { UpLink } from '../../../src/ui/buttons/UpLink.tsx';
import { longName } from '../../fixtures/samples.ts';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    rest: <UpLink href="/volantini" label="Volantini" />,
    'long text': <UpLink href="/volantini" label={longName} />,
  }),
});
