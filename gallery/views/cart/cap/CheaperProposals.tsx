import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { cheaperEqualsModel } from '../../../../paths/models/cheaper-equals/cheaper-equals.model.ts';
import { CheaperProposals } from '../../../../src/views/cart/cap/CheaperProposals.tsx';
import { fullCart } from '../../../fixtures/carts.ts';
import { standIn } from '../../../stand-in.ts';
import { withContext } from '../../../states/reached-states.ts';
import { galleryView } from '../../../view.ts';

/** The same of each product for half its price. */
const found = linesOf(fullCart).map(({ product }) => ({
  productId: product.productId,
  product: {
    ...product,
    productId: product.productId + 1000,
    priceDisplay: product.priceDisplay / 2,
    price: product.price / 2,
    priceUmDisplay: (product.priceUmDisplay ?? product.priceDisplay) / 2,
  },
}));

export const view = galleryView({
  kind: 'part',
  model: cheaperEqualsModel,
  variants: (cheaper) =>
    cheaper.matches('shown') && (cheaper.context.found?.length ?? 0) > 0
      ? { '': withContext(cheaper, { found }) }
      : { '': cheaper },
  show: (cheaper, record) => ({
    node: <CheaperProposals cart={fullCart} cheaper={standIn('cheaperEquals', cheaper, record)} />,
  }),
});
