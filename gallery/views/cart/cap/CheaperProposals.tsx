import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { exchangeFor } from '../../../../contract/rules/checkout/exchange.ts';
import { cheaperEqualsModel } from '../../../../paths/models/cheaper-equals/cheaper-equals.model.ts';
import { exchangeModel } from '../../../../paths/models/exchange/exchange.model.ts';
import { CheaperProposals } from '../../../../src/views/cart/cap/CheaperProposals.tsx';
import { fullCart } from '../../../fixtures/carts.ts';
import { excluding } from '../../../fixtures/exclusions.ts';
import { standIn } from '../../../stand-in.ts';
import { snapshotAt, withContext } from '../../../states/reached-states.ts';
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
const [line] = linesOf(fullCart);
const [cheaper] = found;
if (line === undefined || cheaper === undefined) throw new Error('something is in the cart');
const onItsWay = snapshotAt(exchangeModel, 'exchanging', {
  requests: [exchangeFor({ line, product: cheaper.product, lines: linesOf(fullCart), key: 'key-1' })],
});

export const view = galleryView({
  kind: 'part',
  model: cheaperEqualsModel,
  variants: (cheaper) =>
    cheaper.matches('shown') && (cheaper.context.found?.length ?? 0) > 0
      ? {
          '': withContext(cheaper, { found }),
          one: withContext(cheaper, { found: found.slice(0, 1) }),
          'an excluded one': withContext(cheaper, { found: found.slice(0, 1), isExcluding: true }),
          none: withContext(cheaper, { found: [] }),
          'one on its way': withContext(cheaper, { found: found.slice(0, 1), isExchanging: true }),
        }
      : { '': cheaper },
  show: (cheaper, record) => ({
    ...('isExchanging' in cheaper.context && { flows: { exchange: onItsWay } }),
    ...('isExcluding' in cheaper.context && { flows: excluding(found.map(({ product }) => product)) }),
    node: <CheaperProposals cart={fullCart} cheaper={standIn('cheaperEquals', cheaper, record)} />,
  }),
});
