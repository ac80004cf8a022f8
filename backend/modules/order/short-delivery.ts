import type { Product } from '../../../contract/api/shopping/product.ts';
import { floorTo, fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';
import { likestFirst } from '../catalogue/alternatives.ts';
import { excludedBy } from '../exclusion/excluded-by.ts';
import type { ReportedAmount, ReportedLine } from './delivery-report.ts';
import type { OrderContext } from './order.context.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

const kindOf = ({ product }: OrderLineRow) => sellingKind(product.productInfos);

/** As much of a product as was ordered of another that is sold alike. */
const asMuch = (product: Product, quantity: number): ReportedAmount =>
  sellingKind(product.productInfos) === 'loose'
    ? { weight: fromThousandths(quantity) }
    : { quantity: fromThousandths(quantity) };

/** The likest product on sale that is sold alike and that the shopper does not exclude (B-23); null for none. */
async function likest(
  unit: Pick<OrderContext, 'exclusions' | 'shop'>,
  { userId }: Pick<OrderRow, 'userId'>,
  line: OrderLineRow,
): Promise<number | null> {
  const { catalogue } = await unit.shop();
  const shelf = catalogue.byId(line.productId);
  if (shelf === null) return null;
  const exclusions = await unit.exclusions.find(userId);
  const others = likestFirst(shelf, catalogue.inCategory(shelf.row.categoryId));
  const other = others.find(
    (one) =>
      one.row.published &&
      !one.row.packaging &&
      sellingKind(one.row.infos) === kindOf(line) &&
      excludedBy(one, exclusions).length === 0,
  );
  return other?.row.productId ?? null;
}

/**
 * A delivery to try with, of an order's own lines: of the first line of several pieces one does not come, the first
 * loose goods weigh a tenth less, another line is replaced where the shopper allows it, and one more is missing. At
 * least one line comes as ordered.
 */
export async function shortDelivery(
  unit: Pick<OrderContext, 'exclusions' | 'shop'>,
  order: Pick<OrderRow, 'userId'>,
  ordered: readonly OrderLineRow[],
): Promise<ReportedLine[]> {
  let left = ordered.filter(({ kind }) => kind === 'item');
  const take = (fits: (line: OrderLineRow) => boolean): OrderLineRow | undefined => {
    const found = left.find(fits);
    left = left.filter((line) => line !== found);
    return found;
  };
  const report: ReportedLine[] = [];
  const loose = take((line) => kindOf(line) === 'loose');
  if (loose !== undefined) {
    const weight = fromThousandths(floorTo(loose.quantity * 0.9, 1));
    report.push({ orderItemId: loose.orderItemId, weight });
  }
  const several = take((line) => kindOf(line) !== 'loose' && line.quantity >= 2000);
  if (several !== undefined) {
    const quantity = fromThousandths(several.quantity - 1000);
    report.push({ orderItemId: several.orderItemId, quantity });
  }
  const replaced = left.length > 1 ? take(({ acceptAlternatives }) => acceptAlternatives) : undefined;
  const productId = replaced === undefined ? null : await likest(unit, order, replaced);
  if (replaced !== undefined && productId !== null) {
    const replacement = { productId, ...asMuch(replaced.product, replaced.quantity) };
    report.push({ orderItemId: replaced.orderItemId, replacement });
  }
  const missing = left.length > 1 ? take(() => true) : undefined;
  if (missing !== undefined) report.push({ orderItemId: missing.orderItemId });
  return report;
}
