import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import type { ShopServices } from '../../../services/shop-services.ts';

/** Lists that are looked at ahead; whoever has more opens the others first. */
const mostLists = 5;

/** The last of what is read ahead is there; where the shopper logs out nothing is. */
async function hasKept(): Promise<boolean> {
  if (!(await caches.has('personal'))) return false;
  const answers = await (await caches.open('personal')).keys();
  return answers.some(({ url }) => new URL(url).pathname === viewUserDetail.path);
}

/**
 * Reads once after a login what a shopper may want to look at without network, by the calls its pages make: the worker keeps
 * the answers (B-27). What fails is read when it is opened.
 */
export async function keepForLater(services: () => Promise<ShopServices>): Promise<void> {
  if (await hasKept()) return;
  const { account, cart, orders, wishlists } = await services();
  const options = { silent: true };
  await cart.view(options);
  const lists = await wishlists();
  const { own, shared } = await lists.list(options);
  const listIds = [...own, ...shared].slice(0, mostLists).map(({ listId }) => listId);
  const reads: readonly (() => Promise<unknown>)[] = [
    // Null asks for the favourites.
    ...[null, ...listIds].map((listId) => () => lists.view(listId, options)),
    () => orders.usuals(options),
    async () => (await account()).loyalty.view(options),
  ];
  // One at a time: whatever the shopper does meanwhile comes first.
  await reads.reduce<Promise<unknown>>((before, read) => before.then(read), Promise.resolve());
}
