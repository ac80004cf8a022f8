import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type {
  addWishlistProducts,
  deleteWishlistProducts,
  updateWishlistProducts,
  WishlistView,
} from '../../../contract/api/shopping/wishlist.ts';
import { isWishlistEditable } from '../../../contract/rules/catalogue/wishlist-editable.ts';
import { quantityThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { unknownProduct } from '../catalogue/catalogue.errors.ts';
import type { WishlistContext } from './wishlist.context.ts';
import { readOnlyWishlist, unknownWishlist, unknownWishlistItem } from './wishlist.errors.ts';
import type { WishedQuantity, WishlistRow } from './wishlist.repository.ts';
import { fullWishlistView } from './wishlist.view.ts';

type WishlistItemsContext = Pick<WishlistContext, 'carts' | 'language' | 'shop' | 'stock' | 'wishlists'>;

/** Changes what stands on a list under its lock, all or nothing; the answer is the whole list (LIST-06). */
function editList(
  context: Transactional<WishlistItemsContext>,
  { userId, listId }: { userId: number; listId: number },
  change: (unit: Pick<WishlistContext, 'shop' | 'wishlists'>, list: WishlistRow) => Promise<void>,
): Promise<WishlistView> {
  return context.transaction(async (unit) => {
    await unit.wishlists.lock(listId);
    const before = await unit.wishlists.findReadable(userId, listId);
    if (before === null) throw unknownWishlist();
    if (!isWishlistEditable(before.grant)) throw readOnlyWishlist();
    await change(unit, before);
    const after = await unit.wishlists.findReadable(userId, listId);
    if (after === null) throw new Error(`list ${listId} vanished while it was locked`);
    return fullWishlistView(unit, after, { userId, withStock: false });
  });
}

function summed(wished: readonly WishedQuantity[]): WishedQuantity[] {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of wished) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}

/** Adds products, each to the amount that is there already (W08). */
export function addProducts(
  context: Transactional<WishlistItemsContext>,
  userId: number,
  { wishlistId, items }: EndpointParams<typeof addWishlistProducts>,
): Promise<WishlistView> {
  return editList(context, { userId, listId: wishlistId }, async (unit, list) => {
    const { catalogue } = await unit.shop();
    const wished = items.map(({ productId, quantity }) => {
      const row = catalogue.byId(productId)?.row;
      if (row === undefined || !row.published || row.packaging) throw unknownProduct();
      return { productId, quantity: quantityThousandths(quantity) };
    });
    await unit.wishlists.addItems(list, summed(wished));
  });
}

/** Removes products by line or by product (W09). */
export function deleteProducts(
  context: Transactional<WishlistItemsContext>,
  userId: number,
  { wishlistId, items }: EndpointParams<typeof deleteWishlistProducts>,
): Promise<WishlistView> {
  return editList(context, { userId, listId: wishlistId }, async (unit) => {
    const known = await unit.wishlists.listItems(wishlistId);
    const itemIds = items.map(({ itemId, productId }) => {
      const found = known.find((item) =>
        itemId === undefined ? item.productId === productId : item.itemId === itemId,
      );
      if (found === undefined) throw unknownWishlistItem();
      return found.itemId;
    });
    await unit.wishlists.deleteItems(wishlistId, itemIds);
  });
}

/** Sets amounts; 0 removes (W10). */
export function updateProducts(
  context: Transactional<WishlistItemsContext>,
  userId: number,
  { wishlistId, items }: EndpointParams<typeof updateWishlistProducts>,
): Promise<WishlistView> {
  return editList(context, { userId, listId: wishlistId }, async (unit) => {
    const known = new Set((await unit.wishlists.listItems(wishlistId)).map(({ itemId }) => itemId));
    for (const { itemId, quantity } of items) {
      if (!known.has(itemId)) throw unknownWishlistItem();
      const thousandths = quantityThousandths(quantity);
      if (thousandths > 0) await unit.wishlists.setQuantity(wishlistId, itemId, thousandths);
      else await unit.wishlists.deleteItems(wishlistId, [itemId]);
    }
  });
}
