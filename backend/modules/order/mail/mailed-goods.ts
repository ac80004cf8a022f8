import type { Currency } from '../../../../contract/currencies.ts';
import type { Product } from '../../../../contract/api/shopping/product.ts';
import { fromThousandths } from '../../../../contract/rules/number/thousandths.ts';
import { decimalText } from '../../../../contract/rules/language/money-text.ts';
import { hasVariableWeight } from '../../../../contract/rules/price/preauthorisation.ts';
import { contentText } from '../../../../contract/rules/quantity/quantity-text.ts';
import { inEach } from '../../../platform/said.ts';
import type { Said } from '../../../platform/said.ts';
import { saidMoney } from '../../../platform/said-money.ts';
import { wireQuantity } from '../../cart/cart-line-state.ts';
import { goodsOf } from '../document/order-document.view.ts';
import type { OrderLineRow, OrderRow } from '../order.repository.ts';
import { isDelivered } from '../order-statuses.ts';

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 3 });

const about: Said = { it: 'ca. ', 'en-US': 'approx. ' };

/** Goods of a mail; `quantity` in thousandths, `total` in cents. */
interface MailedGoods {
  readonly product: Product;
  readonly quantity: number;
  readonly total: number;
  readonly isEstimate: boolean;
}

/** Writes how much of what for how much, as the order's page has it: what is weighed later costs about so much. */
function goodsText({ product, quantity, total, isEstimate }: MailedGoods, currency: Currency): Said {
  const { quantity: pieces, weight } = wireQuantity(product.productInfos, fromThousandths(quantity));
  const { WEIGHT_UNIT_SELLING: unit } = product.productInfos;
  const price = saidMoney(total, currency);
  const of = `${product.name}, ${product.shortDescr}`;
  const amount: Said =
    weight > 0
      ? {
          it: `${decimal.format(weight)} ${unit?.toLowerCase() ?? ''}`,
          'en-US': contentText(weight, unit ?? 'KG', 'en-US'),
        }
      : { it: `${decimal.format(pieces)} ×`, 'en-US': `${decimalText(pieces, 'en-US')} ×` };
  return inEach(
    (language) => `${amount[language]} ${of}: ${isEstimate ? about[language] : ''}${price[language]}`,
  );
}

/** Returns the goods of an order as its mails list them: as they came once they did, before as they were ordered. */
export function mailedGoods(order: OrderRow, lines: readonly OrderLineRow[], currency: Currency): Said[] {
  const items = lines.filter(({ kind }) => kind === 'item');
  const goods: MailedGoods[] = isDelivered(order)
    ? items.flatMap(goodsOf).map((came) => ({ ...came, isEstimate: false }))
    : items.map(({ product, quantity, grossTotal: total }) => ({
        product,
        quantity,
        total,
        isEstimate: hasVariableWeight(product.productInfos),
      }));
  return goods.map((one) => goodsText(one, currency));
}
