import * as links from '../../../contract/api/wishlist-link.ts';
import * as api from '../../../contract/api/wishlist.ts';
import type { ShopApi } from '../../http/route-table.ts';
import { joinList, listLinks, revokeLink, shareList } from './wishlist-link.usecases.ts';
import { addProducts, deleteProducts, updateProducts } from './wishlist-items.usecases.ts';
import {
  confirmList,
  deleteList,
  insertList,
  listLists,
  renameList,
  selectList,
  viewList,
} from './wishlist.usecases.ts';

/** W01-W14. */
export function wishlistRoutes(routes: ShopApi): void {
  routes.personal(api.viewWishlist, async ({ scope, user, params }) => ({
    data: await viewList(scope, user.userId, params),
  }));

  routes.personal(api.listWishlists, async ({ scope, user, params }) => ({
    data: await listLists(scope, user.userId, params),
  }));

  routes.personal(api.confirmWishlist, async ({ scope, user, params }) => ({
    data: await confirmList(scope, user.userId, { listId: params.list_id, addressId: params.address_id }),
  }));

  routes.personal(api.renameWishlist, async ({ scope, user, params }) => ({
    data: await renameList(scope, user.userId, { listId: params.list_id, typed: params.name }),
  }));

  routes.personal(api.insertWishlist, async ({ scope, user, params }) => ({
    data: await insertList(scope, user.userId, params.name),
  }));

  routes.personal(api.deleteWishlist, async ({ scope, user, params }) => ({
    data: await deleteList(scope, user.userId, params.list_id),
    infos: [{ text: 'La lista è stata eliminata.' }],
  }));

  routes.personal(api.selectWishlist, async ({ scope, user, params }) => ({
    data: await selectList(scope, user.userId, params.list_id),
  }));

  routes.personal(api.addWishlistProducts, async ({ scope, user, params }) => ({
    data: await addProducts(scope, user.userId, params),
    infos: [
      { text: params.items.length === 1 ? 'Prodotto aggiunto alla lista.' : 'Prodotti aggiunti alla lista.' },
    ],
  }));

  routes.personal(api.deleteWishlistProducts, async ({ scope, user, params }) => ({
    data: await deleteProducts(scope, user.userId, params),
  }));

  routes.personal(api.updateWishlistProducts, async ({ scope, user, params }) => ({
    data: await updateProducts(scope, user.userId, params),
  }));
  routes.personal(links.shareWishlist, async ({ scope, user, params }) => ({
    data: await shareList(scope, user.userId, { listId: params.list_id, grant: params.grant }),
  }));

  routes.personal(links.listWishlistLinks, async ({ scope, user, params }) => ({
    data: { links: await listLinks(scope, user.userId, params.list_id) },
  }));

  routes.personal(links.revokeWishlistLink, async ({ scope, user, params }) => ({
    data: { links: await revokeLink(scope, user.userId, params.link_id) },
    infos: [{ text: 'Il link non vale più.' }],
  }));

  routes.personal(links.joinWishlist, async ({ scope, user, params }) => {
    const data = await joinList(scope, user.userId, params.token);
    return { data, infos: [{ text: `Ora la lista «${data.name}» è tra le tue.` }] };
  });
}
