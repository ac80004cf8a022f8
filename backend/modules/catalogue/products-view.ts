import type { Product } from '../../../contract/api/shopping/product.ts';
import type { CatalogueContext } from './catalogue.context.ts';
import { productView } from './catalogue.ts';
import type { PriceContext } from './price-context.ts';
import type { ShelfProduct } from './shelf-product.ts';

/** Products as the API answers them, in the language of who asks, with the stock read now. */
export async function productsView(
  context: Pick<CatalogueContext, 'language' | 'shop' | 'stock'>,
  products: readonly ShelfProduct[],
  { warehouse, day }: PriceContext,
): Promise<Product[]> {
  const { catalogue } = await context.shop();
  const { warehouseId } = warehouse;
  const productIds = products.map(({ row }) => row.productId);
  const stock = await context.stock.available({ warehouseId, productIds, day });
  return products.map((product) =>
    productView({
      product,
      price: catalogue.priceOf(product, warehouseId),
      warehouse,
      available: stock.get(product.row.productId) ?? 0,
      language: context.language,
    }),
  );
}
