import { login } from '../contract/api/account/auth.ts';
import { listProducts } from '../contract/api/shopping/product.ts';
import { done, readyToShop } from '../tests/backend/journeys.ts';
import { overNetwork } from '../tests/backend/over-network.ts';
import { ShopClient } from '../tests/backend/shop-client.ts';
import { brand } from './pages.ts';

export const password = 'Bench2026!';

/** Somebody at the shop of a brand that listens on a port of this machine. */
export const visitorOf = (port: number, at: string = brand): ShopClient =>
  new ShopClient({ app: { fetch: (request) => overNetwork(request, port) } }, at);

/** Logs accounts in that exist already, takes each to where it may add, and answers their cookies. */
export async function openShoppers(port: number, logins: readonly string[]): Promise<string[]> {
  const cookies: string[] = [];
  for (const [at, name] of logins.entries()) {
    const shopper = visitorOf(port);
    await done(shopper.call(login, { login: name, password }));
    await readyToShop(shopper, at % 8);
    cookies.push([...shopper.cookies].map((cookie) => cookie.join('=')).join('; '));
  }
  return cookies;
}

/** Products sold by the piece that may be had many times. */
export async function plainProducts(port: number, count: number, at?: string): Promise<readonly number[]> {
  const { products } = await done(visitorOf(port, at).call(listProducts, { page_size: 100, q: 'pasta' }));
  return products
    .filter(
      ({ available, selectOptions, maxAcq, minAcq, productInfos }) =>
        available >= 1_000 &&
        selectOptions.length === 0 &&
        maxAcq === 0 &&
        minAcq <= 1 &&
        Number(productInfos['MAXACQ'] ?? 0) >= 20 &&
        productInfos['QTY_LOCKED'] !== 'true',
    )
    .slice(0, count)
    .map(({ productId }) => productId);
}
