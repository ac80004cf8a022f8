import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { orderFilterDraft, type OrderQuery } from '../../contract/rules/orders/order-filters.ts';
import { messages } from '#words/personal.po';
import { orderFiltersLogic } from '../../machines/order-filters/order-filters.logic.ts';
import { ordersActors } from '../../machines/orders/orders.actors.ts';
import { ordersLogic } from '../../machines/orders/orders.logic.ts';
import { readOrderQuery } from '../routing/orders/order-query.ts';
import { OrdersView } from '../views/orders/OrdersView.tsx';
import { plainHead } from '../routing/page-head.ts';
import { shippedSnapshot } from '../routing/page-actor.ts';
import type { PageLocation, PageModule } from '../routing/page.ts';

const queryOf = ({ search }: PageLocation): OrderQuery => readOrderQuery(search);

export const page: PageModule = {
  messages,
  open(deps, at, snapshots) {
    const orders = createActor(ordersLogic.provide({ actors: ordersActors(deps) }), {
      input: { query: queryOf(at) },
      ...shippedSnapshot(snapshots, 'orders'),
    });
    const filters = createActor(orderFiltersLogic, {
      input: { query: queryOf(at), draft: orderFilterDraft(queryOf(at).filters) },
    });
    const all = [orders, filters];
    return {
      actors: { orders, filters },
      start: () => all.forEach((actor) => actor.start()),
      stop: () => all.forEach((actor) => actor.stop()),
      follow(next) {
        const query = queryOf(next);
        orders.send({ type: 'query.changed', query });
        filters.send({ type: 'query.changed', query });
      },
      render: () => <OrdersView orders={orders} filters={filters} />,
      head: () => plainHead(deps.tenant, deps.words(msg`I miei ordini`)),
      isSettled: () => !orders.getSnapshot().matches('loading'),
    };
  },
};
