import { exchangeModel } from '../../../../paths/models/exchange/exchange.model.ts';
import { CheaperEqual } from '../../../../src/views/cart/exchange/CheaperEqual.tsx';
import { Stack } from '../../../../src/ui/layout/Stack.tsx';
import { oil, pasta } from '../../../fixtures/products.ts';
import { galleryView } from '../../../view.ts';

const large = {
  ...pasta,
  productId: 51,
  slug: 'penne-rigate-1-kg',
  shortDescr: 'Trafilona, 1 kg',
  priceDisplay: 1.79,
  priceUmDisplay: 1.79,
  productInfos: { ...pasta.productInfos, WEIGHT_SELLING: '1000' },
};
const notHeld = { ...oil, productId: 52, priceUmDisplay: 9 };

/** Of a product the cart holds, and of one it does not. */
export const view = galleryView({
  kind: 'part',
  model: exchangeModel,
  show: (exchange) => ({
    flows: { exchange },
    node: (
      <Stack>
        <CheaperEqual product={pasta} cheaper={large} />
        <CheaperEqual product={notHeld} cheaper={oil} />
      </Stack>
    ),
  }),
});
