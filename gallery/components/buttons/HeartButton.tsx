import { HeartButton } from '../../../src/ui/buttons/HeartButton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    empty: <HeartButton label="Preferito: Penne rigate" pressed={false} onClick={spy('onClick')} />,
    full: <HeartButton pressed label="Preferito: Penne rigate" onClick={spy('onClick')} />,
  }),
});
