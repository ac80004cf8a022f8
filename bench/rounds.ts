import { login } from '../contract/api/account/auth.ts';
import { listProducts } from '../contract/api/shopping/product.ts';
import { measureLoad, type LoadCase } from './load.ts';
import { brand } from './pages.ts';
import { openShoppers, password } from './shoppers.ts';
import type { Row } from './table.ts';

const rounds = 5;

/** Memory after each of several rounds of the same calls: what grows from one to the next is never given back. */
export async function measureRounds(given: {
  readonly port: number;
  readonly logins: readonly string[];
  /** In MB. */
  readonly memory: () => Promise<number>;
}): Promise<Row[]> {
  const { port, logins, memory } = given;
  const cookies = await openShoppers(port, logins);
  const calls: readonly Omit<LoadCase, 'port' | 'host' | 'seconds'>[] = [
    {
      name: 'lists, 800 of them',
      path: (n) => `${listProducts.path}?page=${1 + (n % 40)}&page_size=${4 + (Math.floor(n / 40) % 20)}`,
    },
    {
      name: 'carts',
      path: () => '/ebsn/api/cart/view',
      headers: (at) => ({ cookie: cookies[at % cookies.length] ?? '' }),
    },
    {
      name: 'logins',
      method: 'POST',
      clients: 2,
      path: () => login.path,
      headers: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
      body: (n) => new URLSearchParams({ login: logins[n % logins.length] ?? '', password }).toString(),
    },
  ];
  const rows: Row[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const call of calls) {
      await measureLoad({ ...call, port, host: `${brand}.localhost`, seconds: 2 });
    }
    rows.push({ memory: `after round ${round} of the same calls`, MB: await memory() });
  }
  return rows;
}
