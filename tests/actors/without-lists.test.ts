import { afterEach, expect, test, vi } from 'vitest';
import { favouritesActors } from '../../machines/favourites/favourites.actors.ts';
import type { ShopFeature } from '../../contract/tenant.ts';
import { keepForLater } from '../../src/wiring/offline/keep-for-later.ts';
import { outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

afterEach(() => void vi.unstubAllGlobals());

const loggedIn = async (): Promise<Tab> => {
  const tab = await openTab();
  await tab.shopper.client.logIn(tab.shopper.name);
  tab.sent.length = 0;
  return tab;
};

test('TEN-08, LIST-10: without lists nobody has favourites, and the shop is not asked for them', async () => {
  const tab = await loggedIn();
  for (const isAwaited of [true, false]) {
    const { loadFavourites } = favouritesActors({ ...tab, hasLists: false });
    expect(await outcomeOf(loadFavourites, { isAwaited })).toEqual({ listId: 0, productIds: [] });
  }
  expect(tab.sent).toEqual([]);
});

/** The calls a browser makes ahead that has kept nothing yet. */
async function readAhead(without: readonly ShopFeature[]): Promise<string[]> {
  vi.stubGlobal('caches', { has: () => Promise.resolve(false) });
  const tab = await loggedIn();
  await keepForLater({ services: tab.services, facts: { without } });
  return tab.paths();
}

test('TEN-08, B-27: of what the brand is without nothing is read ahead', async () => {
  const rest = ['GET /cart/view', 'GET /order/usuals'];
  const all = await readAhead([]);
  expect(all).toEqual(expect.arrayContaining([...rest, 'GET /wishlist/list', 'GET /giftcertificate/list']));
  expect(await readAhead(['lists', 'loyalty'])).toEqual([...rest, 'GET /registration/user_detail']);
});
