import type { SnapshotFrom } from 'xstate';
import { wishlistTypeCodes } from '../../contract/api/codes.ts';
import type { WishlistItem, WishlistView } from '../../contract/api/shopping/wishlist.ts';
import { isWishlistEditable } from '../../contract/rules/catalogue/wishlist-editable.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import { lineTotal } from '../../contract/rules/price/price-line.ts';
import type { wishlistMachine } from './wishlist.machine.ts';
import type { ItemOrder, WishlistContext } from './wishlist.types.ts';

type List = SnapshotFrom<typeof wishlistMachine>;

/** How much of an item is wanted, in pieces or in the selling unit: as pressed last, also before the shop has it. */
export const quantityOf = (
  { wanted, sending }: Pick<WishlistContext, 'wanted' | 'sending'>,
  item: WishlistItem,
): number => wanted[item.product.productId] ?? sending[item.product.productId] ?? effectiveQuantity(item);

/** Whoever may only read changes nothing (LIST-08). */
export const isEditable = (list: WishlistView | null): boolean =>
  list !== null && isWishlistEditable(list.sharingData.grant);

/** The favourites keep their name and stay. */
export const isOwn = (list: WishlistView | null): boolean =>
  list?.sharingData.grant === 'OWNER' && list.wishlistTypeId === wishlistTypeCodes.list;

export const shownWishlist = (list: List) => list.context.list;
export const shownListId = ({ context }: List): number | null => context.list?.listId ?? null;
export const itemOrder = ({ context }: List): ItemOrder => context.order;
const inOrder = (items: readonly WishlistItem[], order: ItemOrder): readonly WishlistItem[] => {
  if (order === 'department') return items;
  if (order === 'added') return items.toSorted((one, other) => other.itemId - one.itemId);
  return items.toSorted((one, other) => one.product.name.localeCompare(other.product.name, 'it'));
};
/** What stands on the list since the last press. */
export const listedItems = ({ context }: List): readonly WishlistItem[] =>
  inOrder(context.list?.wishlistItems.filter((item) => quantityOf(context, item) > 0) ?? [], context.order);
export const itemQuantity = ({ context }: List, item: WishlistItem): number => quantityOf(context, item);
/** Sum of what is to be had, at today's prices, in cents. */
export const listTotal = (list: List): number =>
  listedItems(list)
    .filter(({ product }) => product.available > 0)
    .reduce((sum, item) => sum + lineTotal(item.product, itemQuantity(list, item)), 0);
export const isListLoading = (list: List): boolean => list.matches('loading');
/** Nobody is logged in, and the login was dismissed. */
export const isListSignedOut = (list: List): boolean =>
  list.matches('failed') && list.context.error?.failure === 'dismissed';
export const hasListFailed = (list: List): boolean => list.matches('failed') && !isListSignedOut(list);
export const isListMissing = (list: List): boolean => list.matches('missing');
export const isListDeleted = (list: List): boolean => list.matches('deleted');
/** A change of the list itself is on its way: no other one can be begun. */
export const isListBusy = (list: List): boolean => list.hasTag('busy');
export const isListEditable = ({ context: { list } }: List): boolean => isEditable(list);
/** The shopper's own, which can be renamed and deleted. */
export const isOwnList = ({ context: { list } }: List): boolean => isOwn(list);
export const isSelectableList = ({ context: { list } }: List): boolean =>
  list?.sharingData.grant === 'OWNER' && !list.selected;
export const removedItem = (list: List) => list.context.removed;
export const isRenamingList = (list: List): boolean => list.hasTag('naming');
export const isSavingListName = (list: List): boolean => list.matches('renaming');
export const listName = (list: List) => list.context.name;
export const listNameError = (list: List) => list.context.nameError;
export const isConfirmingListDeletion = (list: List): boolean => list.matches('confirmingDeletion');
export const listError = (list: List) => list.context.error;
