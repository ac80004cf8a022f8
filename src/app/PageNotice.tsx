import { createPortal } from 'react-dom';
import { paths } from '../routing/paths.ts';
import { noticeAreaId } from '../ui/layout/notice-area-id.ts';
import { Page } from '../ui/layout/Page.tsx';
import { UnpaidOrderNotice } from '../views/orders/UnpaidOrderNotice.tsx';

/** Pages that tell of the payment themselves, or where nothing can be paid. */
const silent = [paths.checkout, paths.payment, '/cart/payment-', paths.login, paths.serviceDown];

/** What concerns the shopper on every page, on top of it; it comes with the visitor's flows. */
export function PageNotice({ path }: { path: string }) {
  const area = document.getElementById(noticeAreaId);
  if (area === null || silent.some((start) => path.startsWith(start))) return null;
  return createPortal(
    <Page top="md">
      <UnpaidOrderNotice />
    </Page>,
    area,
  );
}
