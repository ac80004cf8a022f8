import { viewCategory } from '../../contract/api/shopping/category.ts';
import { listProducts } from '../../contract/api/shopping/product.ts';
import { done } from '../../tests/backend/journeys.ts';
import type { ShopClient } from '../../tests/backend/shop-client.ts';
import type { Card } from './category-page.ts';

/** As many as the shop's own list has. */
const pageSize = 24;

/** Title and cards of a category's first page, as the shop's own calls answer them. */
export async function readCards(
  visitor: ShopClient,
  slug: string,
): Promise<{ title: string; cards: readonly Card[] }> {
  const { category } = await done(visitor.call(viewCategory, { slug }));
  const { products } = await done(
    visitor.call(listProducts, { parent_category_id: category.categoryId, page_size: pageSize }),
  );
  const cards = products.map((product) => ({
    slug: product.slug,
    name: product.name,
    meta: `${product.shortDescr} · ${product.description}`,
    price: product.priceDisplay,
    unitPrice: product.priceUmDisplay === product.priceDisplay ? null : product.priceUmDisplay,
    unit: product.weightUnitDisplay,
    picture: product.mediaURLMedium,
  }));
  return { title: category.name, cards };
}
