import type { CatalogueRows } from './catalogue.reader.ts';
import { shelfPrice } from './shelf-price.ts';
import type { ShelfPrice } from './shelf-price.ts';

/** Prices of the products of one warehouse, by product id. */
export type PriceList = ReadonlyMap<number, ShelfPrice>;

const keyOf = (row: { warehouseId: number; productId: number }) => `${row.warehouseId} ${row.productId}`;

/** The price lists by warehouse. Warehouses that never differed share the computed price. */
export function createPriceLists(
  rows: Pick<CatalogueRows, 'prices' | 'promotions' | 'products'>,
  today: string,
): ReadonlyMap<number, PriceList> {
  const infosOf = new Map(rows.products.map((product) => [product.productId, product.infos]));
  const promotionOf = new Map(rows.promotions.map((promotion) => [keyOf(promotion), promotion]));
  const histories = Map.groupBy(rows.prices, keyOf);
  const computed = new Map<string, ShelfPrice | null>();
  const lists = new Map<number, Map<number, ShelfPrice>>();
  for (const [key, history] of histories) {
    const [first] = history;
    const infos = first && infosOf.get(first.productId);
    if (first === undefined || infos === undefined) continue;
    const promotion = promotionOf.get(key) ?? null;
    const same = JSON.stringify([
      first.productId,
      history.map((change) => [change.validFrom, change.price]),
      promotion?.startsOn,
      promotion?.endsOn,
      promotion?.header,
    ]);
    const price = computed.get(same) ?? shelfPrice({ history, promotion, infos, today });
    computed.set(same, price);
    if (price === null) continue;
    const list = lists.get(first.warehouseId) ?? new Map<number, ShelfPrice>();
    lists.set(first.warehouseId, list.set(first.productId, price));
  }
  return lists;
}
