import type { Wishlist, WishlistItem, WishlistView } from '../../../contract/api/shopping/wishlist.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { Language } from '../../../contract/languages.ts';
import { wishlistTypeCodes } from '../../../contract/api/codes.ts';
import type { Said } from '../../platform/said.ts';
import { wireQuantity } from '../cart/cart-line-state.ts';
import { priceContextOf } from '../cart/user-price-context.ts';
import { productsView } from '../catalogue/products-view.ts';
import type { WishlistContext } from './wishlist.context.ts';
import type { WishlistRow } from './wishlist.repository.ts';

/** The name every user's favourites list is kept under. */
export const favouritesName = 'Preferiti';
const favourites: Said = { it: favouritesName, 'en-US': 'Favorites' };

/** The favourites are named in the language of whoever asks until their owner renames them. */
const nameOf = ({ wishlistTypeId, name }: WishlistRow, language: Language): string =>
  wishlistTypeId === wishlistTypeCodes.favourites && name === favouritesName ? favourites[language] : name;

/** A list as the API answers it; where its owner has it delivered is nobody else's business. */
export function wishlistView(row: WishlistRow, { language }: Pick<WishlistContext, 'language'>): Wishlist {
  const isOwn = row.grant === 'OWNER';
  return {
    id: row.listId,
    listId: row.listId,
    name: nameOf(row, language),
    size: row.size,
    selected: isOwn && row.selected,
    wishlistTypeId: row.wishlistTypeId,
    addressId: isOwn ? row.addressId : null,
    sharingData: { grant: row.grant, ownerName: row.ownerName },
  };
}

async function itemViews(
  context: Pick<WishlistContext, 'carts' | 'language' | 'shop' | 'stock' | 'wishlists'>,
  listId: number,
  { userId, withStock }: { userId: number; withStock: boolean },
): Promise<WishlistItem[]> {
  const items = await context.wishlists.listItems(listId);
  const { catalogue } = await context.shop();
  const shelf = items.flatMap(({ productId }) => catalogue.byId(productId) ?? []);
  const priceContext = await priceContextOf(context, userId);
  const products = await productsView(
    context,
    shelf,
    withStock ? priceContext : { ...priceContext, day: null },
  );
  const byId = new Map(products.map((product) => [product.productId, product]));
  return items.flatMap(({ itemId, productId, quantity }) => {
    const product = byId.get(productId);
    if (product === undefined) return [];
    return [{ itemId, product, ...wireQuantity(product.productInfos, fromThousandths(quantity)) }];
  });
}

/** A list with its products; `withStock` counts the stock of the day of the cart's slot (W01). */
export async function fullWishlistView(
  context: Pick<WishlistContext, 'carts' | 'language' | 'shop' | 'stock' | 'wishlists'>,
  row: WishlistRow,
  asked: { userId: number; withStock: boolean },
): Promise<WishlistView> {
  return { ...wishlistView(row, context), wishlistItems: await itemViews(context, row.listId, asked) };
}
