import { ShopperShortcuts } from '../../../src/views/shortcuts/ShopperShortcuts.tsx';
import { anOrder } from '../../../paths/fixtures/order-fixtures.ts';
import { contentBlockModel } from '../../../paths/models/content-block/content-block.model.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

const orders = [
  anOrder({
    orderStatusId: 5,
    orderStatusDescr: 'in preparazione',
    paymentDueStatus: 'paid',
    paymentDueUntil: null,
  }),
];
const lists = [{ listId: 5 }, { listId: 31 }];

/** Both blocks stand alike. */
export const view = galleryView({
  kind: 'part',
  model: contentBlockModel,
  // They load with the part.
  isShown: (block) => !block.matches('waiting'),
  variants: (block) =>
    block.context.data === null
      ? { '': block }
      : {
          'an order to come': withContext(block, { orders, lists }),
          'none to come': withContext(block, { orders: [], lists: lists.slice(0, 1) }),
        },
  show: (block, record) => {
    const { context } = block;
    const open = (kind: 'orders' | 'lists') =>
      standIn(
        kind,
        context.data === null
          ? block
          : withContext(block, { data: { kind, [kind]: (context as Record<string, unknown>)[kind] } }),
        record,
      );
    return { node: <ShopperShortcuts orders={open('orders')} lists={open('lists')} /> };
  },
});
