import type { AnyMachineSnapshot } from 'xstate';
import type { WishlistView } from '../../../contract/api/shopping/wishlist.ts';
import { ListDetailView } from '../../../src/views/lists/ListDetailView.tsx';
import { aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { aWaitingListChange } from '../../../paths/fixtures/waiting-fixtures.ts';
import { listOrderModel } from '../../../paths/models/list-order/list-order.model.ts';
import { listSharingModel } from '../../../paths/models/list-sharing/list-sharing.model.ts';
import { offlineQueueModel } from '../../../paths/models/offline-queue/offline-queue.model.ts';
import { wishlistModel } from '../../../paths/models/wishlist/wishlist.model.ts';
import { manyLike } from '../../fixtures/more.ts';
import { linkOf, listFlows } from '../../list-flows.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

/** The list that was changed without network. */
const waitingListId = 77;
const changes = [
  aWaitingListChange({ listId: waitingListId }),
  aWaitingListChange({ listId: waitingListId, product: aProduct({ productId: 12 }), there: 3 }),
];

const departmentOf = (at: number) => [{ categoryId: at, name: `Reparto ${at}`, slug: `reparto-${at}` }];

/** The dialog that is open over the list, if one is. */
const openIn = ({ context: { open } }: AnyMachineSnapshot) =>
  open === 'sharing'
    ? { sharing: snapshotAt(listSharingModel, 'handingOver') }
    : open === 'order'
      ? { order: snapshotAt(listOrderModel, 'choosing') }
      : {};

export const view = galleryView({
  kind: 'page',
  model: wishlistModel,
  variantName: ({ context: { list, removed, nameError, error } }) =>
    [
      list === null ? 'not known yet' : list.sharingData.grant === 'READ' ? 'only to be read' : '',
      removed === null ? '' : 'a product taken off',
      nameError === null ? '' : 'a wrong name',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (list) => {
    const known: WishlistView | null = list.context.list;
    return list.matches('shown') && list.context.error === null && known?.sharingData.grant === 'OWNER'
      ? {
          '': list,
          'nothing on it': withContext(list, { list: { ...known, wishlistItems: [], size: 0 } }),
          'twelve departments': withContext(list, {
            list: {
              ...known,
              wishlistItems: manyLike(known.wishlistItems, 20, (at) => ({
                itemId: 900 + at,
                product: aProduct({
                  productId: 900 + at,
                  name: `Prodotto ${at}`,
                  breadCrumbs: departmentOf(Math.max(at - 8, 1)),
                }),
              })),
              size: 20,
            },
          }),
          'the favourites': withContext(list, {
            list: { ...known, name: 'Preferiti', wishlistTypeId: 1, selected: true },
          }),
          'changed without network': withContext(list, { list: { ...known, listId: waitingListId } }),
          ...(list.context.removed === null && {
            'it is being shared': withContext(list, { open: 'sharing' }),
            'it is being ordered': withContext(list, { open: 'order' }),
          }),
          'one sold out': withContext(list, {
            list: {
              ...known,
              wishlistItems: known.wishlistItems.map((item, index) =>
                index === 0 ? { ...item, product: { ...item.product, available: 0 } } : item,
              ),
            },
          }),
        }
      : { '': list };
  },
  show: (list, record) => ({
    flows: {
      ...withoutSession(list),
      offlineQueue: withContext(snapshotAt(offlineQueueModel, 'offline'), { changes }),
    },
    node: <ListDetailView {...listFlows(record, { wishlist: list, ...openIn(list) })} linkOf={linkOf} />,
  }),
});
