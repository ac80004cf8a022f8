import type { OrderDocument } from '../../../../contract/api/ordering/order-document.ts';
import type { Product } from '../../../../contract/api/shopping/product.ts';
import { replacementTotal } from '../../../../contract/rules/claim/claim-refund.ts';
import { vatSums } from '../../../../contract/rules/fiscal/vat-sums.ts';
import { fromThousandths } from '../../../../contract/rules/number/thousandths.ts';
import { fromCents, sumCents } from '../../../../contract/rules/price/money.ts';
import type { TenantFacts } from '../../../../contract/tenant.ts';
import { wireQuantity } from '../../cart/cart-line-state.ts';
import { cameLine, chargedOf, refundsIn } from '../claim/order-claims.ts';
import type { OrderLineRow } from '../order.repository.ts';
import type { OrderParts } from '../order-parts.ts';

/** Goods that came; `quantity` in thousandths, `total` in cents. */
interface Goods {
  readonly product: Product;
  readonly quantity: number;
  readonly total: number;
}

/** Returns what came of a line, and what came in its place; nothing of what did not come. */
export function goodsOf(line: OrderLineRow): Goods[] {
  const { kind, product, quantity, replacement } = line;
  if (kind === 'replaced') return [];
  if (kind === 'package') return [{ product, quantity, total: line.grossTotal }];
  const { came, total } = cameLine(line);
  const instead = replacementTotal(cameLine(line));
  return [
    ...(came === 0 ? [] : [{ product, quantity: came, total: total - instead }]),
    ...(replacement === null ? [] : [{ ...replacement, total: instead }]),
  ];
}

const lineView = ({ product, quantity, total }: Goods): OrderDocument['lines'][number] => ({
  name: product.name,
  shortDescr: product.shortDescr,
  ...wireQuantity(product.productInfos, fromThousandths(quantity)),
  unit: product.productInfos.WEIGHT_UNIT_SELLING?.toLowerCase() ?? '',
  vatPercent: product.ivaCategory.ivaPct,
  total: fromCents(total),
});

/** A delivered order as a document: what came, at the prices it was charged; nothing of it where nothing came. */
export function orderDocument(
  { order, lines, transaction }: OrderParts,
  { facts, number, date }: { facts: TenantFacts; number: string; date: string },
): OrderDocument {
  const { name, vatNumber } = facts.seller;
  const isAny = lines.some(({ kind, deliveredTotal }) => kind === 'item' && (deliveredTotal ?? 0) > 0);
  const goods = isAny ? lines.flatMap(goodsOf) : [];
  const deliveryFee = isAny ? order.deliveryFee : 0;
  const before = sumCents([...goods.map(({ total }) => total), deliveryFee]);
  const gift = Math.min(order.giftTotal, before);
  const total = chargedOf(order, transaction);
  const notCharged = before - gift - total;
  const refunded = sumCents(refundsIn(lines, ['refunded']));
  const rates = goods.map((one) => ({ percent: one.product.ivaCategory.ivaPct, total: one.total }));
  return {
    number,
    date,
    orderId: order.orderId,
    seller: { name, vatNumber, email: facts.email, phone: facts.phone },
    holder: order.needInvoice ? order.billing : null,
    lines: goods.map(lineView),
    deliveryFee: fromCents(deliveryFee),
    gift: fromCents(gift),
    notCharged: fromCents(notCharged),
    vat: vatSums(rates, deliveryFee - gift - notCharged).map((sum) => ({
      percent: sum.percent,
      taxable: fromCents(sum.taxable),
      vat: fromCents(sum.vat),
      total: fromCents(sum.total),
    })),
    total: fromCents(total),
    refunded: fromCents(refunded),
    paid: fromCents(total - refunded),
  };
}
