import { Button } from '../../../src/ui/buttons/Button.tsx';
import { Price } from '../../../src/ui/commerce/Price.tsx';
import { BuyBar } from '../../../src/ui/layout/BuyBar.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  covers: true,
  states: (heard) => ({
    plain: (
      <BuyBar
        price={<Price now="1,98 €" unit="3,96 €/kg" />}
        action={<Button onClick={heard('onClick')}>Aggiungi</Button>}
      />
    ),
  }),
});
