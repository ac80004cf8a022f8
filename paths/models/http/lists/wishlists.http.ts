import type { Product } from '../../../../contract/api/shopping/product.ts';
import {
  addWishlistProducts,
  deleteWishlist,
  deleteWishlistProducts,
  insertWishlist,
  listWishlists,
  viewWishlist,
} from '../../../../contract/api/shopping/wishlist.ts';
import { wishlistActors } from '../../../../machines/wishlist/wishlist.actors.ts';
import { wishlistsActors } from '../../../../machines/wishlists/wishlists.actors.ts';
import { done, product } from '../../../../tests/backend/journeys.ts';
import { asIs, type Arrange, type HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

/** The name that the model types. */
const typed = 'Colazione';

/** Leaves the other device's shopper a list of this name, or none. */
const listNamed =
  (name: string, isThere: boolean): Arrange =>
  async ({ visitor }) => {
    const client = await visitor.other();
    const { personalList } = await done(client.call(listWishlists, {}));
    const found = personalList.find((list) => list.name === name);
    if (isThere && found === undefined) await done(client.call(insertWishlist, { name }));
    if (!isThere && found !== undefined) await done(client.call(deleteWishlist, { list_id: found.listId }));
  };

export const wishlistsHttp: HttpFlow = {
  name: 'wishlists',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    return { actors: wishlistsActors({ services: async () => visitor.services }) };
  },
  answers: {
    listWishlists: { 'favourites, a list and a shared one are there': asIs },
    createWishlist: {
      'the list is made': listNamed(typed, false),
      'the name is refused: wishlist.nameTaken': listNamed(typed, true),
    },
  },
};

interface Shelf {
  listId: number;
  penne: Product;
  /** What stands on the list when it is opened. */
  wished: { productId: number; quantity: number }[];
}

const shelves = new WeakMap<Visitor, Shelf>();

const shelfOf = (visitor: Visitor): Shelf => {
  const shelf = shelves.get(visitor);
  if (shelf === undefined) throw new Error('a list is made before it is opened');
  return shelf;
};

/** The list is the visitor's, with the name and the products it was opened with. */
const own: Arrange = async ({ visitor }) => {
  const { listId, wished } = shelfOf(visitor);
  await visitor.sql(
    `INSERT INTO wishlists (tenant_id, list_id, user_id, wishlist_type_id, name)
     SELECT tenant_id, ${listId}, user_id, 2, 'Spesa del sabato' FROM users WHERE user_id = :user
     ON CONFLICT (tenant_id, list_id)
       DO UPDATE SET user_id = excluded.user_id, name = excluded.name, selected = false`,
  );
  const client = await visitor.other();
  const { wishlistItems } = await done(client.call(viewWishlist, { list_id: listId }));
  const items = wishlistItems.map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(client.call(deleteWishlistProducts, { wishlistId: listId, items }));
  await done(client.call(addWishlistProducts, { wishlistId: listId, items: wished }));
};

/** Gives the list to somebody else, who shares it with the visitor for reading. */
const shared: Arrange = async (occasion) => {
  await own(occasion);
  const { visitor } = occasion;
  const { listId } = shelfOf(visitor);
  await visitor.sql(
    `INSERT INTO wishlist_grants (tenant_id, list_id, user_id, grant_kind)
     SELECT tenant_id, list_id, user_id, 'READ' FROM wishlists WHERE list_id = ${listId} AND user_id = :user
     ON CONFLICT DO NOTHING`,
  );
  await visitor.sql(
    `UPDATE wishlists SET user_id = (SELECT max(users.user_id) FROM users
       WHERE users.tenant_id = wishlists.tenant_id AND users.user_id <> :user)
     WHERE list_id = ${listId}`,
  );
};

/** Another device has made another list the default since. */
const unselected: Arrange = async ({ visitor }) => {
  await visitor.sql(`UPDATE wishlists SET selected = false WHERE list_id = ${shelfOf(visitor).listId}`);
};

export const wishlistHttp: HttpFlow = {
  name: 'wishlist',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    const { listId } = await done((await visitor.other()).call(insertWishlist, { name: 'Spesa del sabato' }));
    const penne = await product(visitor.client, 'penne-rigate-500-g');
    const ham = await product(visitor.client, 'prosciutto-cotto-al-banco');
    const wished = [
      { productId: penne.productId, quantity: 2 },
      { productId: ham.productId, quantity: 1 },
    ];
    shelves.set(visitor, { listId, penne, wished });
    return {
      actors: wishlistActors({ services: async () => visitor.services }),
      input: { id: listId },
    };
  },
  adapt(event, visitor) {
    const change = event.type === 'item.change' ? event['change'] : null;
    return change?.productId === 11
      ? { ...event, change: { ...change, productId: shelfOf(visitor).penne.productId } }
      : event;
  },
  answers: {
    viewWishlist: {
      'an own list comes': own,
      'a list that may only be read comes': shared,
      'the list comes as it was': unselected,
    },
    saveItems: { 'the shop has it so': asIs },
    restoreItem: { 'the product is back': asIs },
    renameWishlist: {
      'the list has its new name': listNamed(typed, false),
      'the name is refused: wishlist.nameTaken': listNamed(typed, true),
    },
    selectWishlist: { 'the list is the default': asIs },
    deleteWishlist: { 'the list is deleted': asIs },
  },
};
