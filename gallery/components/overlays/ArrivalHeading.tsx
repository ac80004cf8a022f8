import { ArrivalHeading } from '../../../src/ui/overlays/ArrivalHeading.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'of a form': (
      <ArrivalHeading level={2} look="section">
        Scrivici
      </ArrivalHeading>
    ),
    'of a message': (
      <ArrivalHeading level={3} look="label">
        Richiesta mandata
      </ArrivalHeading>
    ),
  }),
});
