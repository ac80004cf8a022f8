import type { Order, OrderItem } from '../../api/ordering/order.ts';
import type { Cart, CartItem } from '../../api/shopping/cart.ts';
import { fromThousandths, quantityThousandths } from '../number/thousandths.ts';
import { toCents } from '../price/money.ts';
import { linesOf } from './cart-lines.ts';
import { effectiveQuantity } from './cart-line.ts';

/** What became of a line: new, more or less of it, taken out, at another price of today, or as it was. */
type LineChangeKind = 'added' | 'more' | 'less' | 'removed' | 'repriced' | 'same';

/** A line of an order beside the same line of the cart that changes it; one of the two may be missing. */
export interface LineChange {
  readonly kind: LineChangeKind;
  readonly ordered: OrderItem | null;
  readonly item: CartItem | null;
  /** What it adds to the price, or takes from it, in cents. */
  readonly cents: number;
}

/**
 * What a cart makes of the order it changes, in cents: `before` and everything between make `after`. A gift that takes less
 * adds to the price.
 */
export interface AmendmentChanges {
  readonly lines: readonly LineChange[];
  readonly before: number;
  readonly added: number;
  readonly removed: number;
  readonly repriced: number;
  readonly packages: number;
  readonly delivery: number;
  readonly gift: number;
  readonly after: number;
}

type ChangedOrder = Pick<Order, 'orderItems' | 'packageTotal' | 'deliveryFee' | 'totalPrice' | 'itemsTotal'>;
type ChangingCart = Pick<
  Cart,
  'cartItems' | 'sectors' | 'packageTotal' | 'deliveryFee' | 'totalPrice' | 'itemsTotal'
>;

/** Lines of one product with other options are other lines. */
const keyOf = ({ product, cartItemInfo }: Pick<CartItem, 'product' | 'cartItemInfo'>): string =>
  [product.productId, ...product.selectOptions.map(({ parameterName }) => cartItemInfo[parameterName])].join(
    ' ',
  );

function kindOf(before: OrderItem, now: CartItem): LineChangeKind {
  const [was, is] = [effectiveQuantity(before), effectiveQuantity(now)];
  if (was !== is) return is > was ? 'more' : 'less';
  return before.grossTotal === now.grossTotal ? 'same' : 'repriced';
}

function changeOf(ordered: OrderItem | null, item: CartItem | null): LineChange {
  const kind = ordered === null ? 'added' : item === null ? 'removed' : kindOf(ordered, item);
  const cents = toCents(item?.grossTotal ?? 0) - toCents(ordered?.grossTotal ?? 0);
  return { kind, ordered, item, cents };
}

/** What a cart of status 7 makes of its order: lines in the cart's order, those taken out at the end (ORD-09, B-17). */
export function amendmentChanges(order: ChangedOrder, cart: ChangingCart): AmendmentChanges {
  const ordered = new Map((order.orderItems ?? []).map((line) => [keyOf(line), line]));
  const items = linesOf(cart);
  const kept = new Set(items.map(keyOf));
  const lines = [
    ...items.map((item) => changeOf(ordered.get(keyOf(item)) ?? null, item)),
    ...[...ordered].filter(([key]) => !kept.has(key)).map(([, line]) => changeOf(line, null)),
  ];
  const sumOf = (...kinds: LineChangeKind[]) =>
    lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { cents }) => sum + cents, 0);
  const [before, after] = [toCents(order.totalPrice), toCents(cart.totalPrice)];
  const parts = {
    added: sumOf('added', 'more'),
    removed: sumOf('removed', 'less'),
    repriced: sumOf('repriced'),
    packages: toCents(cart.packageTotal) - toCents(order.packageTotal),
    delivery: toCents(cart.deliveryFee) - toCents(order.deliveryFee),
  };
  const { added, removed, repriced, packages, delivery } = parts;
  // A total is never below nothing: what a gift takes is what is left.
  return {
    lines,
    before,
    ...parts,
    gift: after - before - added - removed - repriced - packages - delivery,
    after,
  };
}

/** Whether the cart differs from its order in anything that is ordered. */
export const isChanged = ({ lines, packages, gift }: AmendmentChanges): boolean =>
  packages !== 0 || gift !== 0 || lines.some(({ kind }) => kind !== 'same' && kind !== 'repriced');

/** What was put in besides, as it is put into another cart: quantities in pieces or in the selling unit. */
export const addedProducts = ({ lines }: AmendmentChanges): { productId: number; quantity: number }[] =>
  lines.flatMap(({ kind, ordered, item }) => {
    if (item === null || (kind !== 'added' && kind !== 'more')) return [];
    const before = ordered === null ? 0 : effectiveQuantity(ordered);
    const more = quantityThousandths(effectiveQuantity(item)) - quantityThousandths(before);
    return [{ productId: item.product.productId, quantity: fromThousandths(more) }];
  });

/**
 * What a changed order still asks of the bank, in cents: nothing while its total is not above what is held; else up to the
 * new maximum, which the bank holds anew and gives free what was held before (B-17).
 */
export const stillToAuthorise = ({
  total,
  held,
  maximum,
}: {
  readonly total: number;
  readonly held: number;
  readonly maximum: number;
}): number => (total > held ? maximum - held : 0);
