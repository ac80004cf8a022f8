import * as api from '../../../contract/api/shopping/store.ts';
import { missingToThreshold } from '../../../contract/rules/price/delivery-fee.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { cartAnswer } from '../cart/cart-answer.ts';
import { loadActiveCart } from '../cart/load-active-cart.ts';
import { termsOf, termsView } from '../timeslot/slot-terms.ts';
import type { DeliveryContext } from './delivery.context.ts';
import { findWarehouse, listStores, selectStore, viewStore } from './store.usecases.ts';

/** S01-S04, S13, S17. */
export function storeRoutes(routes: ShopApi<Transactional<DeliveryContext>>): void {
  routes.open(api.listStores, async ({ context, params }) => {
    const query = { services: params.services ?? null, near: null, orderBy: params.orderby };
    return { data: { stores: await listStores(context, query) } };
  });

  routes.open(api.localizeStores, async ({ context, params }) => {
    const { latitude, longitude, services = null, orderby: orderBy } = params;
    const stores = await listStores(context, { services, near: { latitude, longitude }, orderBy });
    return { data: { stores } };
  });

  routes.personal(api.selectStore, ({ context, user, params }) =>
    cartAnswer(context, selectStore(context, user.userId, params.store_id), params),
  );

  routes.open(api.viewStore, async ({ context, params }) => ({
    data: await viewStore(context, params.store_id),
  }));

  routes.open(api.findWarehouse, async ({ context, params }) => ({
    data: { warehouse: await findWarehouse(context, params, params.distance) },
  }));

  routes.open(api.viewDeliveryFee, async ({ context, user }) => {
    const { minOrderCents } = context.facts.fees;
    const state = user === null ? null : await loadActiveCart(context, user.userId);
    const missing = state === null ? 0 : missingToThreshold(minOrderCents, state.totals.itemsTotal);
    const { price: fee, freeFrom } = termsView(state?.terms ?? termsOf(null, context.facts));
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
