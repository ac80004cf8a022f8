import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import { previewDay } from '../../machines/cart/cart.selectors.ts';
import { unpaidOrder } from '../../machines/unpaid-order/unpaid-order.selectors.ts';
import { routeOf } from '../routing/match-route.ts';
import type { Route } from '../routing/routes.ts';
import { noticeAreaId } from '../ui/layout/notice-area-id.ts';
import { Page } from '../ui/layout/Page.tsx';
import { UnpaidOrderNotice } from '../views/orders/UnpaidOrderNotice.tsx';
import { PreviewNotice } from '../views/shell/PreviewNotice.tsx';
import { useShop } from '../views/shop-context.ts';

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

/** What concerns the shopper on every page, on top of it; it comes with the visitor's flows. */
export function PageNotice({ path }: { path: string }) {
  const isUnpaid = useSelector(useShop().flows.unpaidOrder, (flow) => unpaidOrder(flow) !== null);
  const isPreview = useSelector(useShop().flows.cart, (cart) => previewDay(cart) !== null);
  const area = document.getElementById(noticeAreaId);
  const isTold = isUnpaid && !silentPages.includes(routeOf(path).route.page);
  // Without a notice there is no space for one either: the page would move when this comes.
  if ((!isTold && !isPreview) || area === null) return null;
  return createPortal(
    <Page top="md" gap="3">
      <PreviewNotice />
      {isTold && <UnpaidOrderNotice />}
    </Page>,
    area,
  );
}
