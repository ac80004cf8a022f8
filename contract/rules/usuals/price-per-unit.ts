import { centsOf } from '../price/money.ts';
import { packPrice } from '../price/price-pack.ts';
import { paidPrice } from '../price/product-price.ts';
import type { PricedProduct } from '../price/product-price.ts';
import { sellingKind } from '../quantity/selling-terms.ts';

/** What a piece, a pack or a base unit of loose goods costs, in cents: what is compared with the last time (B-20). */
export const pricePerUnit = (product: PricedProduct): number =>
  sellingKind(product.productInfos ?? {}) === 'pack' ? packPrice(product) : centsOf(paidPrice(product));
