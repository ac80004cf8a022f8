import type { PriceContext } from '../catalogue/price-context.ts';
import type { CartContext } from './cart.context.ts';

/**
 * The warehouse and day of a user's cart, else the tenant's default store (decision 014); a day that is looked at ahead of
 * time goes before the slot's (SLOT-19).
 */
export async function priceContextOf(
  context: Pick<CartContext, 'carts' | 'shop'>,
  userId: number | null,
): Promise<PriceContext> {
  const { stores } = await context.shop();
  const cart = userId === null ? null : await context.carts.findActive(userId);
  const store = (cart === null ? null : stores.find(cart.storeId)) ?? stores.byDefault;
  return {
    warehouse: { warehouseId: store.warehouseId, name: store.warehouseName },
    day: cart?.previewDate ?? cart?.slotDate ?? null,
  };
}
