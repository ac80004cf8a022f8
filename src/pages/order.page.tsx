import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { hasFeature } from '../../contract/rules/features/has-feature.ts';
import { messages } from '#words/personal.po';
import { claimActors } from '../../machines/claim/claim.actors.ts';
import { claimLogic } from '../../machines/claim/claim.logic.ts';
import { orderDetailActors } from '../../machines/order-detail/order-detail.actors.ts';
import { orderDetailLogic } from '../../machines/order-detail/order-detail.logic.ts';
import { parkingActors } from '../../machines/parking/parking.actors.ts';
import { parkingLogic } from '../../machines/parking/parking.logic.ts';
import { ratingActors } from '../../machines/rating/rating.actors.ts';
import { ratingLogic } from '../../machines/rating/rating.logic.ts';
import { lazyOrderSubstitutions } from './orders/lazy-order-substitutions.ts';
import { OrderView } from '../views/orders/OrderView.tsx';
import { plainHead } from '../routing/page-head.ts';
import { shippedSnapshot } from '../routing/page-actor.ts';
import type { PageModule } from '../routing/page.ts';

export const page: PageModule = {
  messages,
  open(deps, { params }, snapshots) {
    const input = { orderId: Number(params.orderId) };
    const detail = createActor(orderDetailLogic.provide({ actors: orderDetailActors(deps) }), {
      input,
      ...shippedSnapshot(snapshots, 'detail'),
    });
    const claim = createActor(claimLogic.provide({ actors: claimActors(deps) }), {
      input,
      ...shippedSnapshot(snapshots, 'claim'),
    });
    const rating = createActor(ratingLogic.provide({ actors: ratingActors(deps) }), {
      input,
      ...shippedSnapshot(snapshots, 'rating'),
    });
    const parking = createActor(parkingLogic.provide({ actors: parkingActors(deps) }), { input });
    const substitutions = lazyOrderSubstitutions(deps, input.orderId);
    const actors = { claim, rating, parking, detail };
    return {
      actors,
      start() {
        Object.values(actors).forEach((actor) => {
          if (actor !== claim || hasFeature(deps.tenant.facts, 'claims')) actor.start();
        });
      },
      stop() {
        Object.values(actors).forEach((actor) => actor.stop());
        substitutions.stop();
      },
      follow: () => detail.send({ type: 'order.reload' }),
      render: () => (
        <OrderView
          detail={detail}
          parking={parking}
          right={{ claim, rating }}
          Substitutions={substitutions}
        />
      ),
      head: () => plainHead(deps.tenant, deps.words(msg`Dettaglio ordine`)),
      isSettled: () => !detail.getSnapshot().matches('loading'),
    };
  },
};
