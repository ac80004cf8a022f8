import { Price } from '../../../src/ui/commerce/Price.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: <Price now="1,98 €" unit="3,96 €/kg" />,
    promotion: <Price promo now="1,58 €" was="1,98 €" wasLabel="Prezzo precedente" unit="3,16 €/kg" />,
    'per unit': <Price now="2,19 €" per="/kg" />,
    large: <Price size="lg" promo now="1,58 €" was="1,98 €" wasLabel="Prezzo precedente" unit="3,16 €/kg" />,
    'long amounts': (
      <Price
        size="lg"
        promo
        now="1.241,58 €"
        per="/kg"
        was="1.341,98 €"
        wasLabel="Prezzo precedente"
        unit="1.241,58 €/kg"
      />
    ),
    'with everything': (
      <Price
        size="lg"
        promo
        now="1,58 €"
        per="/kg"
        was="1,98 €"
        wasLabel="Prezzo precedente"
        unit="3,16 €/kg"
        prior="Il prezzo più basso dei 30 giorni prima: 1,49 €"
      />
    ),
  }),
});
