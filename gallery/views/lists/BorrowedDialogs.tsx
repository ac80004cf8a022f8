import type { WishlistView } from '../../../contract/api/shopping/wishlist.ts';
import { borrowedListModel } from '../../../paths/models/borrowed-list/borrowed-list.model.ts';
import { wishlistModel } from '../../../paths/models/wishlist/wishlist.model.ts';
import { ListDetailView } from '../../../src/views/lists/ListDetailView.tsx';
import { linkOf, listFlows } from '../../list-flows.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

/** A list that may only be read, on its page. */
export const view = galleryView({
  kind: 'page',
  model: borrowedListModel,
  variantName: ({ context: { nameError, error } }) =>
    [nameError === null ? '' : 'a wrong name', error === null ? '' : 'an error'].filter(Boolean).join(', '),
  show: (borrowed, record) => {
    const own = snapshotAt(wishlistModel, 'shown');
    const list: WishlistView = own.context.list;
    const wishlist = snapshotAt(wishlistModel, 'shown', {
      list: { ...list, name: 'Condominio: festa', sharingData: { grant: 'READ', ownerName: 'Aldo Neri' } },
    });
    return {
      flows: withoutSession(borrowed),
      node: <ListDetailView {...listFlows(record, { wishlist, borrowed })} linkOf={linkOf} />,
    };
  },
});
