import * as api from '../../../contract/api/store.ts';
import { missingToThreshold } from '../../../contract/rules/delivery-fee.ts';
import { fromCents } from '../../../contract/rules/money.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { ensureActiveCart } from '../cart/active-cart.usecases.ts';
import { cartAnswer } from '../cart/cart.routes.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { termsOf, termsView } from '../timeslot/slot-terms.ts';
import { findWarehouse, listStores, selectStore, viewStore } from './store.usecases.ts';

/** S01-S04, S13, S17. */
export function storeRoutes(routes: ShopApi): void {
  routes.open(api.listStores, async ({ scope, params }) => {
    const query = { services: params.services ?? null, near: null, orderBy: params.orderby };
    return { data: { stores: await listStores(scope, query) } };
  });

  routes.open(api.localizeStores, async ({ scope, params }) => {
    const { latitude, longitude, services = null, orderby: orderBy } = params;
    const stores = await listStores(scope, { services, near: { latitude, longitude }, orderBy });
    return { data: { stores } };
  });

  routes.personal(api.selectStore, ({ scope, user, params }) =>
    cartAnswer(scope, selectStore(scope, user.userId, params.store_id), params),
  );

  routes.open(api.viewStore, async ({ scope, params }) => ({
    data: await viewStore(scope, params.store_id),
  }));

  routes.open(api.findWarehouse, async ({ scope, params }) => ({
    data: { warehouse: await findWarehouse(scope, params, params.distance) },
  }));

  routes.open(api.viewDeliveryFee, async ({ scope, user }) => {
    const { minOrderCents } = scope.facts.fees;
    const state =
      user === null ? null : await loadCartState(scope, await ensureActiveCart(scope, user.userId));
    const missing = state === null ? 0 : missingToThreshold(minOrderCents, state.totals.itemsTotal);
    const { price: fee, freeFrom } = termsView(state?.terms ?? termsOf(null, scope.facts));
    return {
      data: {
        fee,
        freeFrom,
        missing: fromCents(missing),
        minOrder: fromCents(minOrderCents),
      },
    };
  });
}
