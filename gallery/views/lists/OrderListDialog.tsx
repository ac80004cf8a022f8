import { isListOrderOpen } from '../../../machines/list-order/list-order.selectors.ts';
import { listOrderModel } from '../../../paths/models/list-order/list-order.model.ts';
import { OrderListDialog } from '../../../src/views/lists/OrderListDialog.tsx';
import { listFlows } from '../../list-flows.ts';
import { manyLike } from '../../fixtures/more.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'dialog',
  model: listOrderModel,
  // The model is of this chart.
  isShown: (snapshot) => isListOrderOpen(snapshot as Parameters<typeof isListOrderOpen>[0]),
  variantName: ({ context: { addresses, error } }) =>
    [addresses === null ? 'not known yet' : `${addresses.length} addresses`, error === null ? '' : 'an error']
      .filter(Boolean)
      .join(', '),
  variants: (order) =>
    order.matches('choosing') && order.context.addresses?.length === 3 && order.context.error === null
      ? {
          '': order,
          'twelve addresses': withContext(order, {
            addresses: manyLike<{ addressId: number; addressName: string }>(
              order.context.addresses,
              12,
              (at) => ({ addressId: 300 + at, addressName: `Indirizzo ${at}` }),
            ),
          }),
        }
      : { '': order },
  show: (order, record) => ({
    flows: withoutSession(order),
    node: <OrderListDialog order={listFlows(record, { order }).order} name="Spesa del sabato" />,
  }),
});
