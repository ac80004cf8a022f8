import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import { refusedQuantity } from '../cart/cart.errors.ts';
import { returned } from '../catalogue/stock.repository.ts';
import type { StockAmounts } from '../catalogue/stock.repository.ts';
import type { OrderRow } from '../order/order.repository.ts';
import type { CheckoutContext } from './checkout.context.ts';
import { stockWanted } from './order-fields.ts';
import type { BuyableCart } from './order-fields.ts';

function difference(wanted: StockAmounts, held: StockAmounts): StockAmounts {
  const ids = new Set([...wanted.keys(), ...held.keys()]);
  return new Map(
    [...ids]
      .map((id) => [id, (wanted.get(id) ?? 0) - (held.get(id) ?? 0)] as const)
      .filter(([, amount]) => amount !== 0),
  );
}

/**
 * Takes a cart's goods from stock, for an amended order the difference to what it holds. Throws
 * `msg.cart.availability.errors` for the first product of which there is not enough; the transaction then undoes all.
 */
export async function takeStock(
  unit: Pick<CheckoutContext, 'orders' | 'stock'>,
  state: BuyableCart,
  amended: OrderRow | null,
): Promise<void> {
  const { warehouseId } = state.store;
  const day = state.slot.place.slotDate;
  const wanted = stockWanted(state);
  const held =
    amended === null ? new Map<number, number>() : await unit.orders.stockTaken(amended.orderId, warehouseId);
  if (amended !== null && amended.warehouseId !== warehouseId) {
    const elsewhere = await unit.orders.stockTaken(amended.orderId, amended.warehouseId);
    await unit.stock.take({ warehouseId: amended.warehouseId, day }, returned(elsewhere));
  }
  const amounts = difference(wanted, held);
  const taken = await unit.stock.take({ warehouseId, day }, amounts);
  const lacking = [...amounts.keys()].find((productId) => !taken.has(productId));
  if (lacking === undefined) return;
  const line = [...state.lines, ...state.packages].find(({ product }) => product.productId === lacking);
  if (line === undefined) throw new Error(`the cart takes product ${lacking} without a line of it`);
  const left = await unit.stock.available({ warehouseId, productIds: [lacking], day });
  const available = fromThousandths((left.get(lacking) ?? 0) + (held.get(lacking) ?? 0));
  const terms = sellingTerms({ ...line.product, available });
  throw refusedQuantity('msg.cart.availability.errors', { ...line, terms });
}
