import { KeptPlace } from '../../../../src/ui/layout/account/KeptPlace.tsx';
import { galleryComponent } from '../../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    taken: <KeptPlace isTaken />,
    'kept by who is known': <KeptPlace isTaken={false} />,
  }),
});
