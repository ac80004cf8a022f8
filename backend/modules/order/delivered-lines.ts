import type { Product } from '../../../contract/api/shopping/product.ts';
import { quantityThousandths } from '../../../contract/rules/number/thousandths.ts';
import { deliveredLineTotal } from '../../../contract/rules/price/delivered-line.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { lineTotal, weightTotal } from '../../../contract/rules/price/price-line.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';
import { DeliveryReportError } from './delivery-report.ts';
import type { ReportedAmount, ReportedLine } from './delivery-report.ts';
import type { LineDelivered } from './order-delivery.repository.ts';
import type { OrderLineRow } from './order.repository.ts';

/** A line with what came of it; `isFull` says that nothing is missing. */
export interface DeliveredLine {
  readonly orderItemId: number;
  readonly total: number;
  readonly isFull: boolean;
  readonly fields: LineDelivered;
}

interface Amount {
  readonly quantity: number;
  readonly weight: number | null;
  /** In cents. */
  readonly price: number;
}

/** Reads an amount as its product is sold; quantities in thousandths. Throws DeliveryReportError. */
function amountOf(product: Product, { quantity = 0, weight }: ReportedAmount): Amount {
  const kind = sellingKind(product.productInfos);
  if (kind === 'loose') {
    if (quantity > 0) throw new DeliveryReportError(`${product.slug} is weighed: it has no quantity`);
    return {
      quantity: quantityThousandths(weight ?? 0),
      weight: null,
      price: lineTotal(product, weight ?? 0),
    };
  }
  if (!Number.isInteger(quantity))
    throw new DeliveryReportError(`${product.slug} is counted in whole pieces`);
  if (weight === undefined) {
    return { quantity: quantityThousandths(quantity), weight: null, price: lineTotal(product, quantity) };
  }
  if (kind === 'piece' || quantity === 0) throw new DeliveryReportError(`${product.slug} has no weight`);
  return {
    quantity: quantityThousandths(quantity),
    weight: quantityThousandths(weight),
    price: weightTotal(product, weight),
  };
}

/** A line that came as it was ordered. */
export function asOrdered(line: OrderLineRow): DeliveredLine {
  return {
    orderItemId: line.orderItemId,
    total: line.grossTotal,
    isFull: true,
    fields: {
      deliveredQuantity: line.quantity,
      deliveredWeight: null,
      deliveredTotal: line.grossTotal,
      replacement: null,
    },
  };
}

/**
 * A line as a store says it came: no more pieces than were ordered, and something else in its place only where the
 * shopper allows it (B-18, B-22, B-34). Throws DeliveryReportError.
 */
export function asReported(
  line: OrderLineRow,
  reported: ReportedLine,
  { replacement, percent }: { replacement: Product | null; percent: number },
): DeliveredLine {
  const { product, quantity, grossTotal } = line;
  const isLoose = sellingKind(product.productInfos) === 'loose';
  const came = amountOf(product, reported);
  if (!isLoose && came.quantity > quantity) {
    throw new DeliveryReportError(`more of ${product.slug} than was ordered`);
  }
  const instead =
    replacement === null || reported.replacement === undefined
      ? null
      : { product: replacement, ...amountOf(replacement, reported.replacement) };
  if (instead !== null && !line.acceptAlternatives) {
    throw new DeliveryReportError(`nothing may come in place of ${product.slug}`);
  }
  if (instead?.quantity === 0) throw new DeliveryReportError(`nothing came in place of ${product.slug}`);
  const total = deliveredLineTotal({
    ordered: grossTotal,
    delivered: came.price,
    replacement: instead?.price ?? 0,
    isWeighed: hasVariableWeight(product.productInfos),
    percent,
  });
  return {
    orderItemId: line.orderItemId,
    total,
    isFull: instead !== null || (isLoose ? came.quantity > 0 : came.quantity === quantity),
    fields: {
      deliveredQuantity: came.quantity,
      deliveredWeight: came.weight,
      deliveredTotal: total,
      replacement: instead === null ? null : { product: instead.product, quantity: instead.quantity },
    },
  };
}
