import { HeartButton } from '../../../src/ui/buttons/HeartButton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    empty: <HeartButton label="Preferito: Penne rigate" pressed={false} onClick={heard('onClick')} />,
    full: <HeartButton pressed label="Preferito: Penne rigate" onClick={heard('onClick')} />,
  }),
});
