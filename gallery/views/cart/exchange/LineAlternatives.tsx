import type { Product } from '../../../../contract/api/shopping/product.ts';
import { linesOf } from '../../../../contract/rules/checkout/cart-lines.ts';
import { exchangeFor } from '../../../../contract/rules/checkout/exchange.ts';
import { alternativesModel } from '../../../../paths/models/alternatives/alternatives.model.ts';
import { exchangeModel } from '../../../../paths/models/exchange/exchange.model.ts';
import { LineAlternatives } from '../../../../src/views/cart/exchange/LineAlternatives.tsx';
import { soldOutCart } from '../../../fixtures/carts.ts';
import { biscuits, chicken, oil, pesto } from '../../../fixtures/products.ts';
import { excluding } from '../../../fixtures/exclusions.ts';
import { manyProducts } from '../../../fixtures/more.ts';
import { standIn } from '../../../stand-in.ts';
import { snapshotAt, startSnapshot, withContext } from '../../../states/reached-states.ts';
import { galleryView } from '../../../view.ts';

const lines = linesOf(soldOutCart);
const [line] = lines;
if (line === undefined) throw new Error('something is in the cart');
const found = (products: readonly Product[]) =>
  snapshotAt(alternativesModel, 'shown.current', { found: { products, cheaper: null } });
const coming = startSnapshot(alternativesModel);

export const view = galleryView({
  kind: 'part',
  model: exchangeModel,
  variants: (exchange) =>
    exchange.matches('idle')
      ? {
          '': withContext(exchange, { requests: [] }),
          'not looked for yet': withContext(exchange, { requests: [], alternatives: coming }),
          'one found': withContext(exchange, { requests: [], alternatives: found([biscuits]) }),
          'an excluded one found': withContext(exchange, {
            requests: [],
            alternatives: found([pesto]),
            isExcluding: true,
          }),
          'none found': withContext(exchange, { requests: [], alternatives: found([]) }),
          'six found': withContext(exchange, { requests: [], alternatives: found(manyProducts(6)) }),
        }
      : {
          '': withContext(exchange, {
            requests: [exchangeFor({ line, product: biscuits, lines, key: 'key-1' })],
          }),
        },
  show: (exchange, record) => ({
    flows: { exchange, ...(exchange.context.isExcluding === true && excluding([pesto])) },
    node: (
      <LineAlternatives
        cart={soldOutCart}
        item={line}
        alternatives={standIn(
          'alternatives',
          'alternatives' in exchange.context
            ? exchange.context.alternatives
            : found([biscuits, chicken, oil]),
          record,
        )}
      />
    ),
  }),
});
