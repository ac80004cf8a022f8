import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { hasFeature } from '../../contract/rules/features/has-feature.ts';
import { firstOrders } from '../../contract/rules/orders/order-filters.ts';
import { messages } from '#words/personal.po';
import { contentBlockActors } from '../../machines/content-block/content-block.actors.ts';
import { contentBlockMachine } from '../../machines/content-block/content-block.machine.ts';
import { isBlockLoading } from '../../machines/content-block/content-block.selectors.ts';
import { giftCertificatesActors } from '../../machines/gift-certificates/gift-certificates.actors.ts';
import { giftCertificatesLogic } from '../../machines/gift-certificates/gift-certificates.logic.ts';
import { isLoyaltySettled } from '../../machines/gift-certificates/gift-certificates.selectors.ts';
import { ordersActors } from '../../machines/orders/orders.actors.ts';
import { ordersLogic } from '../../machines/orders/orders.logic.ts';
import { isOrderListLoading } from '../../machines/orders/orders.selectors.ts';
import { wishlistsActors } from '../../machines/wishlists/wishlists.actors.ts';
import { wishlistsLogic } from '../../machines/wishlists/wishlists.logic.ts';
import { areListsLoading } from '../../machines/wishlists/wishlists.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { DashboardView } from '../views/dashboard/DashboardView.tsx';

export const page: PageModule = {
  messages,
  open(deps) {
    const orders = createActor(ordersLogic.provide({ actors: ordersActors(deps) }), {
      input: { query: firstOrders },
    });
    const gifts = createActor(giftCertificatesLogic.provide({ actors: giftCertificatesActors(deps) }));
    const lists = createActor(wishlistsLogic.provide({ actors: wishlistsActors(deps) }));
    const slots = createActor(contentBlockMachine.provide({ actors: contentBlockActors(deps) }), {
      input: { request: { kind: 'timeslots', deliveryServiceId: deps.deliveryServiceId } },
    });
    const { facts } = deps.tenant;
    const hasLoyalty = hasFeature(facts, 'loyalty');
    const hasLists = hasFeature(facts, 'lists');
    const all = [orders, ...(hasLoyalty ? [gifts] : []), ...(hasLists ? [lists] : []), slots];
    return {
      actors: { orders, gifts, lists, slots },
      start: () => all.forEach((actor) => actor.start()),
      stop: () => all.forEach((actor) => actor.stop()),
      follow: () => undefined,
      render: () => <DashboardView orders={orders} gifts={gifts} lists={lists} slots={slots} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Panoramica`)),
      isSettled: () =>
        !isOrderListLoading(orders.getSnapshot()) &&
        (!hasLoyalty || isLoyaltySettled(gifts.getSnapshot())) &&
        (!hasLists || !areListsLoading(lists.getSnapshot())) &&
        !isBlockLoading(slots.getSnapshot()),
    };
  },
};
