import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '../../locales/it/personal.po';
import { giftCertificatesActors } from '../../machines/gift-certificates/gift-certificates.actors.ts';
import { giftCertificatesLogic } from '../../machines/gift-certificates/gift-certificates.logic.ts';
import { isLoyaltySettled } from '../../machines/gift-certificates/gift-certificates.selectors.ts';
import { ordersActors } from '../../machines/orders/orders.actors.ts';
import { ordersLogic } from '../../machines/orders/orders.logic.ts';
import { isOrderListLoading } from '../../machines/orders/orders.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { DashboardView } from '../views/dashboard/DashboardView.tsx';

export const page: PageModule = {
  messages,
  open(deps) {
    const orders = createActor(ordersLogic.provide({ actors: ordersActors(deps) }), { input: { page: 1 } });
    const gifts = createActor(giftCertificatesLogic.provide({ actors: giftCertificatesActors(deps) }));
    return {
      actors: { orders, gifts },
      start() {
        orders.start();
        gifts.start();
      },
      stop() {
        orders.stop();
        gifts.stop();
      },
      follow: () => undefined,
      render: () => <DashboardView orders={orders} gifts={gifts} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Panoramica`)),
      isSettled: () => !isOrderListLoading(orders.getSnapshot()) && isLoyaltySettled(gifts.getSnapshot()),
    };
  },
};
