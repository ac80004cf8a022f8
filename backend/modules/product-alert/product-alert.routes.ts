import * as api from '../../../contract/api/shopping/product-alert.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { ProductAlertContext } from './product-alert.context.ts';
import { addAlert, listAlerts } from './product-alert.usecases.ts';

/** A11-A13. */
export function productAlertRoutes(routes: ShopApi<Transactional<ProductAlertContext>>): void {
  routes.personal(api.addProductAlert, async ({ context, user, params: { productId } }) => {
    await addAlert(context, user.userId, productId);
    const text = {
      it: 'Ti avvisiamo per e-mail quando il prodotto torna disponibile.',
      'en-US': 'We will e-mail you when the product is available again.',
    };
    return { data: { productId, waiting: true }, infos: [{ text }] };
  });

  routes.personal(api.removeProductAlert, async ({ context, user, params: { productId } }) => {
    await context.productAlerts.remove({ userId: user.userId, productId });
    return { data: { productId, waiting: false } };
  });

  routes.personal(api.listProductAlerts, async ({ context, user }) => ({
    data: await listAlerts(context, user.userId),
  }));
}
