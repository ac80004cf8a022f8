import type { AnalyticsItem } from '../../api/analytics.ts';
import type { CartItem } from '../../api/shopping/cart.ts';
import type { Product } from '../../api/shopping/product.ts';
import { effectiveQuantity } from '../checkout/cart-line.ts';
import { toCents } from '../price/money.ts';
import { lineTotal } from '../price/price-line.ts';

/** Most products of one event. */
const most = 200;

/** A product as analytics are told of it: of a piece or of a kg, `quantity` times. */
export const itemOf = (product: Product, quantity = 1): AnalyticsItem => ({
  item_id: String(product.productId),
  item_name: product.name.slice(0, 200),
  item_brand: product.shortDescr.slice(0, 200),
  price: toCents(product.priceDisplay),
  quantity,
});

/** The products of a list, one each. */
export const listedItems = (products: readonly Product[]): AnalyticsItem[] =>
  products.slice(0, most).map((product) => itemOf(product));

type Line = Pick<CartItem, 'product' | 'quantity' | 'weight'>;

/** The lines of a cart or an order. */
export const lineItems = (lines: readonly Line[]): AnalyticsItem[] =>
  lines.slice(0, most).map((line) => itemOf(line.product, effectiveQuantity(line)));

/** What so much of a product costs, in cents. */
export const itemValue = (product: Product, quantity: number): number => lineTotal(product, quantity);
