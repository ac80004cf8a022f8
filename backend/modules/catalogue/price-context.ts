import type { TenantContext } from '../../tenant-context.ts';
import type { Warehouse } from './catalogue.ts';

/** From where a shopper looks at the catalogue: prices and stock are those of this warehouse and day (CAT-13). */
export interface PriceContext {
  readonly warehouse: Warehouse;
  /** Day of the cart's slot; null without one. */
  readonly day: string | null;
}

/** The warehouse and day of a user's cart, else the tenant's default store (decision 014). */
export async function priceContextOf(context: TenantContext, userId: number | null): Promise<PriceContext> {
  const { stores } = await context.shop();
  const cart = userId === null ? null : await context.carts.findActive(userId);
  const store = (cart === null ? null : stores.find(cart.storeId)) ?? stores.byDefault;
  return {
    warehouse: { warehouseId: store.warehouseId, name: store.warehouseName },
    day: cart?.slotDate ?? null,
  };
}
