import { CartButton } from '../../../src/ui/navigation/CartButton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  background: 'header',
  states: (spy) => ({
    empty: (
      <CartButton
        label="Carrello"
        description="Il carrello è vuoto"
        count={null}
        total="0,00 €"
        onClick={spy('onClick')}
      />
    ),
    full: (
      <CartButton
        label="Carrello"
        description="5 prodotti, 24,30 €"
        count="5"
        total="24,30 €"
        onClick={spy('onClick')}
      />
    ),
    'a long count': (
      <CartButton
        label="Carrello"
        description="1.204 prodotti, 12.424,30 €"
        count="1.204"
        total="12.424,30 €"
        onClick={spy('onClick')}
      />
    ),
  }),
});
