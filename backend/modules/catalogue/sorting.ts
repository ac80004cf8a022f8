import type { SortKey } from '../../../contract/api/shopping/sort-keys.ts';
import type { Language } from '../../../contract/languages.ts';
import { inEach } from '../../platform/said.ts';
import type { PriceList } from './price-list.ts';
import type { ShelfProduct } from './shelf-product.ts';

type Order = (one: ShelfProduct, other: ShelfProduct) => number;

const namesIn = inEach((language) => new Intl.Collator(language, { sensitivity: 'base', numeric: true }));

const number = (value: number | null | undefined, missing: number) => value ?? missing;

/** The order of a list, names as the brand's own language has them; null keeps the order of relevance (CAT-11). Unknown prices come last. */
export function orderOf(sort: SortKey, prices: PriceList, own: Language): Order | null {
  const price = ({ row }: ShelfProduct) => prices.get(row.productId);
  const cut = (product: ShelfProduct) => number(price(product)?.wire.warehousePromo?.discountPerc, 0);
  const orders: Record<SortKey, Order | null> = {
    '': null,
    priceAsc: (one, other) => number(price(one)?.sortPrice, 1e12) - number(price(other)?.sortPrice, 1e12),
    priceDesc: (one, other) => number(price(other)?.sortPrice, -1) - number(price(one)?.sortPrice, -1),
    priceUmAsc: (one, other) => number(price(one)?.sortUnit, 1e12) - number(price(other)?.sortUnit, 1e12),
    nameAsc: (one, other) => namesIn[own].compare(one.row.name, other.row.name),
    newest: (one, other) =>
      Number(other.row.isNew) - Number(one.row.isNew) || other.row.productId - one.row.productId,
    promoFirst: (one, other) => cut(other) - cut(one),
  };
  return orders[sort];
}
