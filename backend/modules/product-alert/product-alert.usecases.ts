import type { EndpointData } from '../../../contract/api/endpoint.ts';
import { mostProductAlerts } from '../../../contract/api/shopping/product-alert.ts';
import type { listProductAlerts } from '../../../contract/api/shopping/product-alert.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { priceContextOf } from '../cart/user-price-context.ts';
import { unknownProduct } from '../catalogue/catalogue.errors.ts';
import { productsView } from '../catalogue/products-view.ts';
import type { ProductAlertContext } from './product-alert.context.ts';
import { productIsThere, tooManyAlerts } from './product-alert.errors.ts';

/** What the functions of this file touch. */
type ProductAlertsContext = Pick<
  ProductAlertContext,
  'carts' | 'now' | 'productAlerts' | 'shop' | 'stock' | 'users'
>;

/** Waits for a product that is out of stock where the user shops (A11, B-25). */
export function addAlert(
  context: Transactional<ProductAlertsContext>,
  userId: number,
  productId: number,
): Promise<void> {
  return context.transaction(async (unit) => {
    // One user's alerts are counted one at a time.
    await unit.users.lock(userId);
    const { catalogue } = await unit.shop();
    const row = catalogue.byId(productId)?.row;
    if (row === undefined || !row.published || row.packaging) throw unknownProduct();
    const { warehouseId } = (await priceContextOf(unit, userId)).warehouse;
    const stock = await unit.stock.available({ warehouseId, productIds: [productId], day: null });
    if ((stock.get(productId) ?? 0) > 0) throw productIsThere();
    const isNew = !(await unit.productAlerts.isWaiting({ userId, productId }));
    if (isNew && (await unit.productAlerts.count(userId)) >= mostProductAlerts) throw tooManyAlerts();
    await unit.productAlerts.add({ userId, productId, warehouseId, createdAt: unit.now });
  });
}

/** What a user waits for, with the products as they stand now (A13). */
export async function listAlerts(
  context: Pick<ProductAlertContext, 'carts' | 'language' | 'productAlerts' | 'shop' | 'stock'>,
  userId: number,
): Promise<EndpointData<typeof listProductAlerts>> {
  const rows = await context.productAlerts.list(userId);
  const { catalogue } = await context.shop();
  const shelf = rows.flatMap(({ productId }) => catalogue.byId(productId) ?? []);
  const views = await productsView(context, shelf, await priceContextOf(context, userId));
  const byId = new Map(views.map((view) => [view.productId, view]));
  return {
    alerts: rows.flatMap(({ productId, createdAt }) => {
      const product = byId.get(productId);
      return product === undefined ? [] : [{ product, createdAt: createdAt.toISOString() }];
    }),
  };
}
