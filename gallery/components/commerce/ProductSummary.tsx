import { Price } from '../../../src/ui/commerce/Price.tsx';
import { ProductSummary } from '../../../src/ui/commerce/ProductSummary.tsx';
import { galleryComponent } from '../../component.tsx';
import { aPicture } from '../../fixtures/samples.ts';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <ProductSummary
        picture={aPicture}
        meta="Banco salumi · Al kg"
        price={<Price now="22,90 €/kg" unit="circa 150 g: 3,44 €" />}
      />
    ),
  }),
});
