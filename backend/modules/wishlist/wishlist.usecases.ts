import { wishlistTypeCodes } from '../../../contract/api/codes.ts';
import type { EndpointData, EndpointParams } from '../../../contract/api/endpoint.ts';
import { mostWishlists } from '../../../contract/api/shopping/wishlist.ts';
import type { listWishlists, viewWishlist, WishlistView } from '../../../contract/api/shopping/wishlist.ts';
import { pageOf } from '../../../contract/rules/catalogue/page.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import { saidByRule } from '../../platform/rule-words.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { unknownAddress } from '../address/address.errors.ts';
import type { WishlistContext } from './wishlist.context.ts';
import {
  readOnlyWishlist,
  takenWishlistName,
  tooManyWishlists,
  unknownWishlist,
  unnamedWishlist,
} from './wishlist.errors.ts';
import type { WishlistRow } from './wishlist.repository.ts';
import { favouritesName, fullWishlistView, wishlistView } from './wishlist.view.ts';

async function withFavourites(context: Pick<WishlistContext, 'wishlists'>, userId: number): Promise<void> {
  if (await context.wishlists.hasFavourites(userId)) return;
  await context.wishlists.ensureFavourites(userId, favouritesName);
}

/** A list by id, the one selected, or the one selected of a type; 404 for any other (W01, LIST-12). */
export async function viewList(
  context: Pick<WishlistContext, 'carts' | 'language' | 'shop' | 'stock' | 'wishlists'>,
  userId: number,
  asked: EndpointParams<typeof viewWishlist>,
): Promise<WishlistView> {
  await withFavourites(context, userId);
  const row =
    asked.list_id === undefined
      ? await context.wishlists.findDefault(userId, asked.wishlist_type_id ?? null)
      : await context.wishlists.findReadable(userId, asked.list_id);
  if (row === null) throw new UnknownResourceError('wishlist');
  return fullWishlistView(context, row, { userId, withStock: asked.calculate_stock });
}

/** A page of own lists, and the lists shared with the user (W02). */
export async function listLists(
  context: Pick<WishlistContext, 'language' | 'wishlists'>,
  userId: number,
  { page, pageSize, product_id: productId }: EndpointParams<typeof listWishlists>,
): Promise<EndpointData<typeof listWishlists>> {
  await withFavourites(context, userId);
  const offset = Math.min((page - 1) * pageSize, 2 ** 31 - 1);
  const { rows, all } = await context.wishlists.listOwn(userId, { offset, limit: pageSize });
  const shared = await context.wishlists.listShared(userId);
  const holding =
    productId === undefined
      ? null
      : await context.wishlists.holding(
          [...rows, ...shared].map(({ listId }) => listId),
          productId,
        );
  const view = (row: WishlistRow) => ({
    ...wishlistView(row, context),
    ...(holding === null ? {} : { holdsProduct: holding.has(row.listId) }),
  });
  return {
    personalList: rows.map(view),
    sharedList: shared.map(view),
    page: pageOf({ totItems: all, pageSize, page }),
  };
}

async function readable(
  unit: Pick<WishlistContext, 'wishlists'>,
  userId: number,
  listId: number,
): Promise<WishlistRow> {
  const row = await unit.wishlists.findReadable(userId, listId);
  if (row === null) throw unknownWishlist();
  return row;
}

/** Changes an own list under the lock of its owner; the answer is the list as it then is. */
function changeOwn<Context extends Pick<WishlistContext, 'language' | 'wishlists'>>(
  context: Transactional<Context>,
  { userId, listId }: { userId: number; listId: number },
  change: (unit: Transactional<Context>, list: WishlistRow) => Promise<void>,
) {
  return context.transaction(async (unit) => {
    await unit.wishlists.lockOwner(userId);
    const list = await readable(unit, userId, listId);
    if (list.grant !== 'OWNER') throw readOnlyWishlist();
    await change(unit, list);
    return wishlistView(await readable(unit, userId, listId), unit);
  });
}

async function freeName(
  unit: Pick<WishlistContext, 'wishlists'>,
  { userId, typed, listId }: { userId: number; typed: string; listId: number | null },
): Promise<string> {
  const fault = requiredRule(typed);
  if (fault !== null) throw unnamedWishlist(saidByRule(fault));
  const name = typed.trim();
  if (await unit.wishlists.hasName(userId, name, listId)) throw takenWishlistName();
  return name;
}

/** A new list of the user, whose lists are locked; its id. */
async function addNamed(
  unit: Pick<WishlistContext, 'wishlists'>,
  userId: number,
  typed: string,
): Promise<number> {
  const name = await freeName(unit, { userId, typed, listId: null });
  if ((await unit.wishlists.countLists(userId)) >= mostWishlists) throw tooManyWishlists();
  return unit.wishlists.add(userId, name);
}

/** Makes a list (W05, LIST-03). */
export function insertList(
  context: Transactional<Pick<WishlistContext, 'language' | 'wishlists'>>,
  userId: number,
  typed: string,
) {
  return context.transaction(async (unit) => {
    await unit.wishlists.lockOwner(userId);
    await withFavourites(unit, userId);
    return wishlistView(await readable(unit, userId, await addNamed(unit, userId, typed)), unit);
  });
}

/** Copies what stands on a list the user may read to a new one of their own (W19). */
export function copyList(
  context: Transactional<Pick<WishlistContext, 'language' | 'wishlists'>>,
  userId: number,
  { listId, typed }: { listId: number; typed: string },
) {
  return context.transaction(async (unit) => {
    await unit.wishlists.lockOwner(userId);
    await unit.wishlists.lock(listId);
    await readable(unit, userId, listId);
    const copied = await addNamed(unit, userId, typed);
    const items = await unit.wishlists.listItems(listId);
    if (items.length > 0)
      await unit.wishlists.addItems(
        { listId: copied, userId },
        items.map(({ productId, quantity }) => ({ productId, quantity })),
      );
    return wishlistView(await readable(unit, userId, copied), unit);
  });
}

/** Renames an own list (W04). */
export function renameList(
  context: Transactional<Pick<WishlistContext, 'language' | 'wishlists'>>,
  userId: number,
  { listId, typed }: { listId: number; typed: string },
) {
  return changeOwn(context, { userId, listId }, async (unit) => {
    await unit.wishlists.update(listId, { name: await freeName(unit, { userId, typed, listId }) });
  });
}

/** Remembers where an own list is to be delivered: a home of the user or a pickup point (W03, LIST-09). */
export function confirmList(
  context: Transactional<Pick<WishlistContext, 'addresses' | 'language' | 'wishlists'>>,
  userId: number,
  { listId, addressId }: { listId: number; addressId: number },
) {
  return changeOwn(context, { userId, listId }, async (unit) => {
    if ((await unit.addresses.findUsable(userId, addressId)) === null) throw unknownAddress();
    await unit.wishlists.update(listId, { addressId });
  });
}

/** Makes an own list the one products go to by default (W07, LIST-05). */
export function selectList(
  context: Transactional<Pick<WishlistContext, 'language' | 'wishlists'>>,
  userId: number,
  listId: number,
) {
  return changeOwn(context, { userId, listId }, (unit) => unit.wishlists.select(userId, listId));
}

/** Deletes an own list, never the favourites, which take over where it was selected (W06). */
export function deleteList(
  context: Transactional<Pick<WishlistContext, 'language' | 'wishlists'>>,
  userId: number,
  listId: number,
) {
  return context.transaction(async (unit) => {
    await unit.wishlists.lockOwner(userId);
    await unit.wishlists.lock(listId);
    const list = await readable(unit, userId, listId);
    if (list.grant !== 'OWNER' || list.wishlistTypeId === wishlistTypeCodes.favourites)
      throw readOnlyWishlist();
    await unit.wishlists.delete(listId);
    await withFavourites(unit, userId);
    const next = await unit.wishlists.findDefault(userId, null);
    if (next === null) throw new Error(`user ${userId} has no favourites`);
    if (!next.selected) await unit.wishlists.select(userId, next.listId);
    return wishlistView({ ...next, selected: true }, unit);
  });
}
