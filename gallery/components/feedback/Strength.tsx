import { Strength } from '../../../src/ui/feedback/Strength.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    weak: <Strength level={1}>Corta</Strength>,
    fair: <Strength level={2}>Discreta</Strength>,
    good: <Strength level={3}>Buona</Strength>,
    'very good': <Strength level={4}>Ottima</Strength>,
  }),
});
