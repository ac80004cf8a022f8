import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import { isAmendmentTold } from '../../machines/amendment/amendment.selectors.ts';
import { previewDay } from '../../machines/cart/cart.selectors.ts';
import { unpaidOrder } from '../../machines/unpaid-order/unpaid-order.selectors.ts';
import { routeOf } from '../routing/match-route.ts';
import type { Route } from '../routing/routes.ts';
import { noticeAreaId } from '../ui/layout/notice-area-id.ts';
import { Page } from '../ui/layout/Page.tsx';
import { UnpaidOrderNotice } from '../views/orders/UnpaidOrderNotice.tsx';
import { onDemand } from '../views/on-demand.tsx';
import { PreviewNotice } from '../views/shell/PreviewNotice.tsx';
import { useShop } from '../views/shop-context.ts';
import { amendmentWords, dialogModules } from '../wiring/dialog-modules.ts';

const AmendmentNotice = onDemand(
  async () => (await dialogModules.amendment()).AmendmentNotice,
  amendmentWords,
);

/** Pages that tell of the payment themselves, or where nothing can be paid. */
const silentPages: readonly Route['page'][] = [
  'checkout',
  'payment',
  'payment-result',
  'orders',
  'order',
  'dashboard',
  'login',
  'service-down',
];

/** Pages where an order that is changed is not the subject. */
const unrelatedPages: readonly Route['page'][] = ['payment', 'payment-result', 'login', 'service-down'];

/** What concerns the shopper on every page, on top of it; it comes with the visitor's flows. */
export function PageNotice({ path }: { path: string }) {
  const isUnpaid = useSelector(useShop().flows.unpaidOrder, (flow) => unpaidOrder(flow) !== null);
  const isPreview = useSelector(useShop().flows.cart, (cart) => previewDay(cart) !== null);
  const isAmending = useSelector(useShop().flows.amendment, isAmendmentTold);
  const area = document.getElementById(noticeAreaId);
  const { page } = routeOf(path).route;
  const isTold = isUnpaid && !silentPages.includes(page);
  const isAmendmentShown = isAmending && !unrelatedPages.includes(page);
  // Without a notice there is no space for one either: the page would move when this comes.
  if ((!isTold && !isPreview && !isAmendmentShown) || area === null) return null;
  return createPortal(
    <Page top="md" gap="3">
      <PreviewNotice />
      {isAmendmentShown && <AmendmentNotice />}
      {isTold && <UnpaidOrderNotice />}
    </Page>,
    area,
  );
}
