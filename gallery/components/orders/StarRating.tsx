import { StarRating, Stars } from '../../../src/ui/orders/StarRating.tsx';
import { galleryComponent } from '../../component.tsx';

const stars = (chosen: number | null) => (
  <StarRating
    label="Com’è andata?"
    name={`voto-${chosen}`}
    starLabel={(value) => `Voto: ${value} su 5`}
    chosen={chosen}
    onChoose={() => undefined}
  />
);

export const view = galleryComponent({
  states: () => ({
    'none chosen': stars(null),
    'four chosen': stars(4),
    read: <Stars label="Il tuo voto: 3 su 5" value={3} />,
  }),
});
