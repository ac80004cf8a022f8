import * as v from 'valibot';
import { wishlistTypeCodes } from '../codes.ts';
import { defineEndpoint } from '../endpoint.ts';
import { flag, id, int, items, num, page, pageSize, text } from '../params.ts';
import { pageInfoSchema, productSchema } from './product.ts';

const wishlistTypeIds = Object.values(wishlistTypeCodes);
export type WishlistTypeId = (typeof wishlistTypeIds)[number];

/** What a user may do with a list: READ locks it (LIST-08). */
export const wishlistGrants = ['OWNER', 'WRITE', 'READ'] as const;
export type WishlistGrant = (typeof wishlistGrants)[number];

/** Most lists of one user besides the favourites (W05). */
export const mostWishlists = 50;

/** A product on a list; weighed products travel as quantity 0 plus weight, as in a cart. */
export const wishlistItemSchema = v.object({
  itemId: v.number(),
  product: productSchema,
  quantity: v.number(),
  weight: v.number(),
});
export type WishlistItem = v.InferOutput<typeof wishlistItemSchema>;

const wishlistEntries = {
  id: v.number(),
  listId: v.number(),
  name: v.string(),
  size: v.number(),
  selected: v.boolean(),
  wishlistTypeId: v.picklist(wishlistTypeIds),
  addressId: v.nullable(v.number()),
  sharingData: v.object({ grant: v.picklist(wishlistGrants), ownerName: v.string() }),
  /** Whether it holds the product that was asked about; absent where none was. */
  holdsProduct: v.optional(v.boolean()),
};

/** A list by itself; `size` counts its products, `addressId` is told to its owner alone. */
export const wishlistSchema = v.object(wishlistEntries);
export type Wishlist = v.InferOutput<typeof wishlistSchema>;

/** A list with its products. */
export const wishlistViewSchema = v.object({
  ...wishlistEntries,
  wishlistItems: v.array(wishlistItemSchema),
});
export type WishlistView = v.InferOutput<typeof wishlistViewSchema>;

/** Neither id nor type asks for the selected list; `calculate_stock` reads the stock of the cart's day. */
export const viewWishlist = defineEndpoint({
  id: 'W01',
  call: 'GET /wishlist/view',
  auth: 'login',
  params: v.object({
    list_id: v.optional(id()),
    wishlist_type_id: v.optional(v.pipe(int(), v.picklist(wishlistTypeIds))),
    calculate_stock: v.optional(flag(), false),
  }),
  data: wishlistViewSchema,
});

/** `page` counts the user's own lists; those shared with the user come whole. `product_id` asks which hold a product. */
export const listWishlists = defineEndpoint({
  id: 'W02',
  call: 'GET /wishlist/list',
  auth: 'login',
  params: v.object({ page: page(), pageSize: pageSize(24), product_id: v.optional(id()) }),
  data: v.object({
    personalList: v.array(wishlistSchema),
    sharedList: v.array(wishlistSchema),
    page: pageInfoSchema,
  }),
});

const oneList = { list_id: id() };
// A blank name is refused by rule, not by shape (LIST-03).
const listName = { name: text(60) };

export const confirmWishlist = defineEndpoint({
  id: 'W03',
  call: 'POST /wishlist/confirm',
  auth: 'login',
  effect: 'write',
  params: v.object({ ...oneList, address_id: id() }),
  data: wishlistSchema,
});

export const renameWishlist = defineEndpoint({
  id: 'W04',
  call: 'POST /wishlist/update',
  auth: 'login',
  effect: 'write',
  params: v.object({ ...oneList, ...listName }),
  data: wishlistSchema,
});

export const insertWishlist = defineEndpoint({
  id: 'W05',
  call: 'POST /wishlist/insert',
  auth: 'login',
  effect: 'write',
  params: v.object(listName),
  data: wishlistSchema,
});

/** Its data is the list selected afterwards. */
export const deleteWishlist = defineEndpoint({
  id: 'W06',
  call: 'POST /wishlist/delete',
  auth: 'login',
  effect: 'write',
  params: v.object(oneList),
  data: wishlistSchema,
});

export const selectWishlist = defineEndpoint({
  id: 'W07',
  call: 'POST /wishlist/select',
  auth: 'login',
  effect: 'write',
  params: v.object(oneList),
  data: wishlistSchema,
});

/** A copy of a list one may read, among one's own; its lines are as they stand now. */
export const copyWishlist = defineEndpoint({
  id: 'W19',
  call: 'POST /wishlist/copy',
  auth: 'login',
  effect: 'write',
  params: v.object({ ...oneList, ...listName }),
  data: wishlistSchema,
});

// Lists know only the number check; a thousandth is the least a quantity can hold.
const mostQuantity = 100_000;
const addedQuantity = num(0.001, mostQuantity);
const list = { wishlistId: id() };
const wishedProductSchema = v.object({ productId: id(), quantity: addedQuantity });

/** A product for a list, and how much of it, in pieces or in the selling unit. */
export type WishedProduct = v.InferInput<typeof wishedProductSchema>;

export const addWishlistProducts = defineEndpoint({
  id: 'W08',
  call: 'POST /wishlist/add_prod',
  auth: 'login',
  effect: 'write',
  params: v.object({ ...list, items: items(wishedProductSchema) }),
  data: wishlistViewSchema,
});

export const deleteWishlistProducts = defineEndpoint({
  id: 'W09',
  call: 'POST /wishlist/delete_prods',
  auth: 'login',
  effect: 'write',
  params: v.object({
    ...list,
    items: items(
      v.pipe(
        v.object({ itemId: v.optional(id()), productId: v.optional(id()) }),
        v.check((entry) => entry.itemId !== undefined || entry.productId !== undefined),
      ),
    ),
  }),
  data: wishlistViewSchema,
});

/** Quantity 0 removes. */
export const updateWishlistProducts = defineEndpoint({
  id: 'W10',
  call: 'POST /wishlist/update_prods',
  auth: 'login',
  effect: 'write',
  params: v.object({ ...list, items: items(v.object({ itemId: id(), quantity: num(0, mostQuantity) })) }),
  data: wishlistViewSchema,
});
