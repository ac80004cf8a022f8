import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '../../locales/it/personal.po';
import { orderDetailActors } from '../../machines/order-detail/order-detail.actors.ts';
import { orderDetailLogic } from '../../machines/order-detail/order-detail.logic.ts';
import { parkingActors } from '../../machines/parking/parking.actors.ts';
import { parkingLogic } from '../../machines/parking/parking.logic.ts';
import { OrderView } from '../views/orders/OrderView.tsx';
import { plainHead } from '../routing/page-head.ts';
import { shippedSnapshot } from '../routing/page-actor.ts';
import type { PageModule } from '../routing/page.ts';

export const page: PageModule = {
  messages,
  open(deps, { params }, snapshots) {
    const detail = createActor(orderDetailLogic.provide({ actors: orderDetailActors(deps) }), {
      input: { orderId: Number(params.orderId) },
      ...shippedSnapshot(snapshots, 'detail'),
    });
    const parking = createActor(parkingLogic.provide({ actors: parkingActors(deps) }), {
      input: { orderId: Number(params.orderId) },
    });
    const all = [detail, parking];
    return {
      actors: { detail, parking },
      start: () => all.forEach((actor) => actor.start()),
      stop: () => all.forEach((actor) => actor.stop()),
      follow: () => detail.send({ type: 'order.reload' }),
      render: () => <OrderView detail={detail} parking={parking} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Dettaglio ordine`)),
      isSettled: () => !detail.getSnapshot().matches('loading'),
    };
  },
};
