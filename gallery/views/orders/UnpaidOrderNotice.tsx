import { UnpaidOrderNotice } from '../../../src/views/orders/UnpaidOrderNotice.tsx';
import { unpaidOrderModel } from '../../../paths/models/unpaid-order/unpaid-order.model.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

/** Far ahead, so that the time left stands still: it is counted by the clock of who looks. */
const noTerm = { orderId: 900, totalPrice: 54.9, dueUntil: null, foundAt: 0 };

export const view = galleryView({
  kind: 'part',
  model: unpaidOrderModel,
  isShown: ({ context }) => context.order !== null,
  variants: (unpaidOrder) => ({
    '': withContext(unpaidOrder, { order: noTerm }),
    'its term is past': withContext(unpaidOrder, { order: { ...noTerm, dueUntil: 1 } }),
  }),
  show: (unpaidOrder) => ({
    flows: { unpaidOrder },
    node: <UnpaidOrderNotice />,
  }),
});
