import { wishlistTypeCodes } from '../../contract/api/codes.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import {
  addWishlistProducts,
  confirmWishlist,
  copyWishlist,
  deleteWishlist,
  deleteWishlistProducts,
  insertWishlist,
  listWishlists,
  renameWishlist,
  selectWishlist,
  updateWishlistProducts,
  viewWishlist,
  type WishedProduct,
  type Wishlist,
  type WishlistItem,
  type WishlistView,
} from '../../contract/api/shopping/wishlist.ts';
import { isWishlistEditable } from '../../contract/rules/catalogue/wishlist-editable.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import { firstQuantity } from '../../contract/rules/quantity/first-quantity.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';

/** Which products a list holds. */
export interface ListedProducts {
  listId: number;
  productIds: number[];
}

export interface WishlistService {
  favourites(options?: CallOptions): Promise<ListedProducts>;
  /** Puts a product on the list, as much of it as an add to the cart begins with, or takes it off (LIST-10). */
  setFavourite(
    wish: { listId: number; product: Product; wanted: boolean },
    options?: CallOptions,
  ): Promise<ListedProducts>;
  /** The shopper's own lists, and those shared with them (LIST-01). */
  list(options?: CallOptions): Promise<{ own: Wishlist[]; shared: Wishlist[] }>;
  /** Those the shopper may change, the own ones first; with `productId` each tells whether it holds it (LIST-07). */
  listEditable(productId: number | null, options?: CallOptions): Promise<Wishlist[]>;
  /** Puts products on a list, or takes them off (LIST-06, LIST-07); what is told of the products is for times without network. */
  change(
    wish: {
      listId: number;
      wanted: boolean;
      items: readonly WishedProduct[];
      products?: readonly Product[] | undefined;
    },
    options?: CallOptions,
  ): Promise<WishlistView>;
  create(name: string, options?: CallOptions): Promise<Wishlist>;
  /** A list with its products and the stock of the cart's day; null asks for the favourites (LIST-02). */
  view(listId: number | null, options?: CallOptions): Promise<WishlistView>;
  /** Quantities in pieces or in the selling unit; 0 takes the product off (LIST-06). */
  setQuantities(
    change: { listId: number; items: readonly { itemId: number; quantity: number }[] },
    options?: CallOptions,
  ): Promise<WishlistView>;
  /** Puts back what was taken off. */
  restore(change: { listId: number; item: WishlistItem }, options?: CallOptions): Promise<WishlistView>;
  rename(change: { listId: number; name: string }, options?: CallOptions): Promise<Wishlist>;
  /** A list of one's own with what stands on another (W19). */
  copy(change: { listId: number; name: string }, options?: CallOptions): Promise<Wishlist>;
  /** Remembers where an own list is brought (LIST-09). */
  keepAddress(change: { listId: number; addressId: number }, options?: CallOptions): Promise<void>;
  /** Makes it the default (LIST-05). */
  select(listId: number, options?: CallOptions): Promise<Wishlist>;
  delete(listId: number, options?: CallOptions): Promise<void>;
}

/** More than anybody can have: their lists come in one page. */
const listsPage = { page: 1, pageSize: 100 };

const listedProducts = ({ listId, wishlistItems }: WishlistView): ListedProducts => ({
  listId,
  productIds: wishlistItems.map(({ product }) => product.productId),
});

export function createWishlistService({ client }: { client: ApiClient }): WishlistService {
  const withStock = async (answered: Promise<{ data: { listId: number } }>, options?: CallOptions) => {
    const { listId } = (await answered).data;
    return (await client.call(viewWishlist, { list_id: listId, calculate_stock: true }, options)).data;
  };
  return {
    async favourites(options) {
      const { data } = await client.call(
        viewWishlist,
        { wishlist_type_id: wishlistTypeCodes.favourites },
        options,
      );
      return listedProducts(data);
    },
    async setFavourite({ listId, product, wanted }, options) {
      const { productId } = product;
      const { data } = await (wanted
        ? client.call(
            addWishlistProducts,
            { wishlistId: listId, items: [{ productId, quantity: firstQuantity(product) }] },
            options,
          )
        : client.call(deleteWishlistProducts, { wishlistId: listId, items: [{ productId }] }, options));
      return listedProducts(data);
    },
    async list(options) {
      const { personalList, sharedList } = (await client.call(listWishlists, listsPage, options)).data;
      return { own: personalList, shared: sharedList };
    },
    async listEditable(productId, options) {
      const asked = productId === null ? listsPage : { ...listsPage, product_id: productId };
      const { personalList, sharedList } = (await client.call(listWishlists, asked, options)).data;
      return [...personalList, ...sharedList].filter(({ sharingData }) =>
        isWishlistEditable(sharingData.grant),
      );
    },
    change: async ({ listId, wanted, items }, options) =>
      (
        await (wanted
          ? client.call(addWishlistProducts, { wishlistId: listId, items: [...items] }, options)
          : client.call(
              deleteWishlistProducts,
              { wishlistId: listId, items: items.map(({ productId }) => ({ productId })) },
              options,
            ))
      ).data,
    create: async (name, options) => (await client.call(insertWishlist, { name }, options)).data,
    async view(listId, options) {
      const which =
        listId === null ? { wishlist_type_id: wishlistTypeCodes.favourites } : { list_id: listId };
      return (await client.call(viewWishlist, { ...which, calculate_stock: true }, options)).data;
    },
    setQuantities: ({ listId, items }, options) =>
      withStock(
        client.call(updateWishlistProducts, { wishlistId: listId, items: [...items] }, options),
        options,
      ),
    restore: ({ listId, item }, options) =>
      withStock(
        client.call(
          addWishlistProducts,
          {
            wishlistId: listId,
            items: [{ productId: item.product.productId, quantity: effectiveQuantity(item) }],
          },
          options,
        ),
        options,
      ),
    rename: async ({ listId, name }, options) =>
      (await client.call(renameWishlist, { list_id: listId, name }, options)).data,
    copy: async ({ listId, name }, options) =>
      (await client.call(copyWishlist, { list_id: listId, name }, options)).data,
    async keepAddress({ listId, addressId }, options) {
      await client.call(confirmWishlist, { list_id: listId, address_id: addressId }, options);
    },
    select: async (listId, options) => (await client.call(selectWishlist, { list_id: listId }, options)).data,
    async delete(listId, options) {
      await client.call(deleteWishlist, { list_id: listId }, options);
    },
  };
}
