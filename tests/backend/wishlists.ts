import * as api from '../../contract/api/shopping/wishlist.ts';
import type { Wishlist, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import { done } from './journeys.ts';
import type { ShopClient } from './shop-client.ts';

/** A list of the user, own or shared, by its name. */
export async function listNamed(client: ShopClient, name: string): Promise<Wishlist> {
  const { personalList, sharedList } = await done(client.call(api.listWishlists, { pageSize: 100 }));
  const found = [...personalList, ...sharedList].find((list) => list.name === name);
  if (found === undefined) throw new Error(`no list is named ${name}`);
  return found;
}

/** A list with its products. */
export const viewed = (client: ShopClient, listId: number): Promise<WishlistView> =>
  done(client.call(api.viewWishlist, { list_id: listId }));

/** Makes a list; answers its id. */
export const fresh = async (client: ShopClient, name: string): Promise<number> =>
  (await done(client.call(api.insertWishlist, { name }))).listId;
