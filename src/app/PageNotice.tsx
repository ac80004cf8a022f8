import { useSelector } from '@xstate/react';
import { createPortal } from 'react-dom';
import { unpaidOrder } from '../../machines/unpaid-order/unpaid-order.selectors.ts';
import { paths } from '../routing/paths.ts';
import { noticeAreaId } from '../ui/layout/notice-area-id.ts';
import { Page } from '../ui/layout/Page.tsx';
import { UnpaidOrderNotice } from '../views/orders/UnpaidOrderNotice.tsx';
import { useShop } from '../views/shop-context.ts';

/** Pages that tell of the payment themselves, or where nothing can be paid. */
const silent = [paths.checkout, paths.payment, '/cart/payment-', paths.login, paths.serviceDown];

/** What concerns the shopper on every page, on top of it; it comes with the visitor's flows. */
export function PageNotice({ path }: { path: string }) {
  const isUnpaid = useSelector(useShop().flows.unpaidOrder, (flow) => unpaidOrder(flow) !== null);
  const area = document.getElementById(noticeAreaId);
  // Without a notice there is no space for one either: the page would move when this comes.
  if (!isUnpaid || area === null || silent.some((start) => path.startsWith(start))) return null;
  return createPortal(
    <Page top="md">
      <UnpaidOrderNotice />
    </Page>,
    area,
  );
}
