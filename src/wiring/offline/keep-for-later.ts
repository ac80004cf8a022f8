import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { hasFeature } from '../../../contract/rules/features/has-feature.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import type { ShopServices } from '../../../services/shop-services.ts';

/** Lists that are looked at ahead; whoever has more opens the others first. */
const mostLists = 5;

const options = { silent: true };

/** The last of what is read ahead is there; where the shopper logs out nothing is. */
async function hasKept(): Promise<boolean> {
  if (!(await caches.has('personal'))) return false;
  const answers = await (await caches.open('personal')).keys();
  return answers.some(({ url }) => new URL(url).pathname === viewUserDetail.path);
}

export interface KeepDependencies {
  services: () => Promise<ShopServices>;
  facts: Pick<TenantFacts, 'without'>;
}

/** The ids of the lists that are looked at ahead; null is that of the favourites. None where the brand has no lists. */
async function listsAhead(
  wishlists: ShopServices['wishlists'],
  { facts }: Pick<KeepDependencies, 'facts'>,
): Promise<readonly (() => Promise<unknown>)[]> {
  if (!hasFeature(facts, 'lists')) return [];
  const lists = await wishlists();
  const { own, shared } = await lists.list(options);
  const listIds = [...own, ...shared].slice(0, mostLists).map(({ listId }) => listId);
  return [null, ...listIds].map((listId) => () => lists.view(listId, options));
}

/**
 * Reads once after a login what a shopper may want to look at without network, by the calls its pages make: the worker keeps
 * the answers (B-27). What fails is read when it is opened.
 */
export async function keepForLater({ services, facts }: KeepDependencies): Promise<void> {
  if (await hasKept()) return;
  const { account, cart, orders, wishlists } = await services();
  await cart.view(options);
  const reads: readonly (() => Promise<unknown>)[] = [
    ...(await listsAhead(wishlists, { facts })),
    () => orders.usuals(options),
    async () => {
      const { loyalty, profile } = await account();
      return hasFeature(facts, 'loyalty') ? loyalty.view(options) : profile.view(options);
    },
  ];
  // One at a time: whatever the shopper does meanwhile comes first.
  await reads.reduce<Promise<unknown>>((before, read) => before.then(read), Promise.resolve());
}
