import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '../../locales/it/personal.po';
import { ordersActors } from '../../machines/orders/orders.actors.ts';
import { ordersLogic } from '../../machines/orders/orders.logic.ts';
import { OrdersView } from '../views/orders/OrdersView.tsx';
import { plainHead } from '../routing/page-head.ts';
import { shippedSnapshot } from '../routing/page-actor.ts';
import type { PageModule } from '../routing/page.ts';
import { pageOf } from './parts/page-of.ts';

export const page: PageModule = {
  messages,
  open(deps, at, snapshots) {
    const orders = createActor(ordersLogic.provide({ actors: ordersActors(deps) }), {
      input: { page: pageOf(at) },
      ...shippedSnapshot(snapshots, 'orders'),
    });
    return {
      actors: { orders },
      start: () => orders.start(),
      stop: () => orders.stop(),
      follow: (next) => orders.send({ type: 'page.changed', page: pageOf(next) }),
      render: () => <OrdersView orders={orders} />,
      head: () => plainHead(deps.tenant, deps.words(msg`I miei ordini`)),
      isSettled: () => !orders.getSnapshot().matches('loading'),
    };
  },
};
