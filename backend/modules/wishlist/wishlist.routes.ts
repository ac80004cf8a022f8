import { addAllFromWishlist } from '../../../contract/api/shopping/cart.ts';
import * as links from '../../../contract/api/shopping/wishlist-link.ts';
import * as members from '../../../contract/api/shopping/wishlist-member.ts';
import * as api from '../../../contract/api/shopping/wishlist.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { cartAnswer } from '../cart/cart-answer.ts';
import { addWishlistToCart } from './add-wishlist-to-cart.usecases.ts';
import { addProducts, deleteProducts, updateProducts } from './wishlist-items.usecases.ts';
import { joinList, listLinks, revokeLink, shareList } from './wishlist-link.usecases.ts';
import { leaveList, listMembers, removeMember, setMember } from './wishlist-member.usecases.ts';
import type { WishlistContext } from './wishlist.context.ts';
import {
  confirmList,
  copyList,
  deleteList,
  insertList,
  listLists,
  renameList,
  selectList,
  viewList,
} from './wishlist.usecases.ts';

/** C06, W01-W19. */
export function wishlistRoutes(routes: ShopApi<Transactional<WishlistContext>>): void {
  routes.personal(api.viewWishlist, async ({ context, user, params }) => ({
    data: await viewList(context, user.userId, params),
  }));

  routes.personal(api.listWishlists, async ({ context, user, params }) => ({
    data: await listLists(context, user.userId, params),
  }));

  routes.personal(api.confirmWishlist, async ({ context, user, params }) => ({
    data: await confirmList(context, user.userId, { listId: params.list_id, addressId: params.address_id }),
  }));

  routes.personal(api.renameWishlist, async ({ context, user, params }) => ({
    data: await renameList(context, user.userId, { listId: params.list_id, typed: params.name }),
  }));

  routes.personal(api.insertWishlist, async ({ context, user, params }) => ({
    data: await insertList(context, user.userId, params.name),
  }));

  routes.personal(api.deleteWishlist, async ({ context, user, params }) => ({
    data: await deleteList(context, user.userId, params.list_id),
    infos: [{ text: { it: 'La lista è stata eliminata.', 'en-US': 'The list was deleted.' } }],
  }));

  routes.personal(api.selectWishlist, async ({ context, user, params }) => ({
    data: await selectList(context, user.userId, params.list_id),
  }));

  routes.personal(api.addWishlistProducts, async ({ context, user, params }) => ({
    data: await addProducts(context, user.userId, params),
    infos: [
      {
        text:
          params.items.length === 1
            ? { it: 'Prodotto aggiunto alla lista.', 'en-US': 'Product added to the list.' }
            : { it: 'Prodotti aggiunti alla lista.', 'en-US': 'Products added to the list.' },
      },
    ],
  }));

  routes.personal(api.deleteWishlistProducts, async ({ context, user, params }) => ({
    data: await deleteProducts(context, user.userId, params),
  }));

  routes.personal(api.updateWishlistProducts, async ({ context, user, params }) => ({
    data: await updateProducts(context, user.userId, params),
  }));
  routes.personal(links.shareWishlist, async ({ context, user, params }) => ({
    data: await shareList(context, user.userId, { listId: params.list_id, grant: params.grant }),
  }));

  routes.personal(links.listWishlistLinks, async ({ context, user, params }) => ({
    data: { links: await listLinks(context, user.userId, params.list_id) },
  }));

  routes.personal(links.revokeWishlistLink, async ({ context, user, params }) => ({
    data: { links: await revokeLink(context, user.userId, params.link_id) },
    infos: [{ text: { it: 'Il link non vale più.', 'en-US': 'The link no longer works.' } }],
  }));

  routes.personal(links.joinWishlist, async ({ context, user, params }) => {
    const data = await joinList(context, user.userId, params.token);
    return {
      data,
      infos: [
        {
          text: {
            it: `Ora la lista «${data.name}» è tra le tue.`,
            'en-US': `The list “${data.name}” is now among yours.`,
          },
        },
      ],
    };
  });

  routes.personal(members.listWishlistMembers, async ({ context, user, params }) => ({
    data: { members: await listMembers(context, user.userId, params.list_id) },
  }));

  routes.personal(members.setWishlistMember, async ({ context, user, params }) => ({
    data: { members: await setMember(context, user.userId, params) },
  }));

  routes.personal(members.removeWishlistMember, async ({ context, user, params }) => ({
    data: { members: await removeMember(context, user.userId, params) },
    infos: [
      {
        text: {
          it: 'La lista non è più condivisa con questa persona.',
          'en-US': 'The list is no longer shared with this person.',
        },
      },
    ],
  }));

  routes.personal(members.leaveWishlist, async ({ context, user, params }) => {
    const { name, listId } = await leaveList(context, user.userId, params.list_id);
    return {
      data: { listId },
      infos: [
        {
          text: {
            it: `La lista «${name}» non è più tra le tue.`,
            'en-US': `The list “${name}” is no longer among yours.`,
          },
        },
      ],
    };
  });

  routes.personal(api.copyWishlist, async ({ context, user, params }) => {
    const data = await copyList(context, user.userId, { listId: params.list_id, typed: params.name });
    return {
      data,
      infos: [
        {
          text: {
            it: `La lista «${data.name}» è tra le tue.`,
            'en-US': `The list “${data.name}” is among yours.`,
          },
        },
      ],
    };
  });

  routes.personal(addAllFromWishlist, ({ context, user, params }) =>
    cartAnswer(context, addWishlistToCart(context, user.userId, params.list_id), params),
  );
}
