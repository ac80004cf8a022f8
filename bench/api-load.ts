import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createPasswordHasher } from '../backend/modules/auth/password.ts';
import { login } from '../contract/api/account/auth.ts';
import { addToCart, viewCart } from '../contract/api/shopping/cart.ts';
import { listProducts } from '../contract/api/shopping/product.ts';
import { freePort } from '../tests/free-port.ts';
import { measureLoad, type LoadCase } from './load.ts';
import { brand } from './pages.ts';
import { openShoppers, password, plainProducts } from './shoppers.ts';
import type { Row } from './table.ts';

const host = `${brand}.localhost`;
const clients = 16;
const lines = 25;
const hashingMs = 3_000;

const asked = (params: Readonly<Record<string, string>>): string =>
  `${listProducts.path}?${new URLSearchParams(params).toString()}`;

/** The n-th of many ways to misspell a word: another search for every cache. */
function misspelt(n: number): string {
  const letters = 'abcdefghilmnopqrstuvz';
  const words = ['mozzarella', 'parmigiano', 'cioccolato', 'pomodori', 'zucchine', 'prosciutto', 'detersivo'];
  const word = words[n % words.length] ?? '';
  const at = 3 + (Math.floor(n / words.length) % (word.length - 4));
  const other = letters[Math.floor(n / 50) % letters.length] ?? 'x';
  const spelt = `${word.slice(0, at)}${other}${word.slice(at + 1)}`;
  // Capital letters make the same word another address.
  return Array.from(spelt, (letter, bit) => ((n >> bit) % 2 === 0 ? letter : letter.toUpperCase())).join('');
}

const isDone = (body: string): boolean => body.includes('"status":0');

async function ratios(
  shop: LoadCase,
  floorPath: string,
  { env, busy }: { readonly env: NodeJS.ProcessEnv; readonly busy: () => Promise<number> },
): Promise<Row[]> {
  const row = await measureLoad(shop, busy);
  const port = await freePort();
  const floor = fork(path.join(import.meta.dirname, 'floor.ts'), [String(row.bytes), String(port)], {
    env: { ...process.env, ...env },
  });
  await once(floor, 'message');
  try {
    const least = await measureLoad({
      name: `  floor: ${floorPath === '/' ? 'the same bytes' : `the same bytes and one ${floorPath.slice(1)}`}`,
      port,
      host,
      path: () => floorPath,
    });
    const part = Number(row['per second']) / Number(least['per second']);
    return [
      { ...row, 'of floor': part.toFixed(2) },
      { ...least, 'server ms': '', 'of floor': '' },
    ];
  } finally {
    floor.kill();
  }
}

/** A login beside what its password alone costs, two at once as well. */
async function besideHash(row: Row): Promise<Row[]> {
  const hasher = createPasswordHasher();
  const stored = await hasher.hash(password);
  const began = performance.now();
  const until = began + hashingMs;
  let done = 0;
  const check = async () => {
    while (performance.now() < until) {
      await hasher.verify(password, stored);
      done += 1;
    }
  };
  await Promise.all([check(), check()]);
  const least = (done * 1_000) / (performance.now() - began);
  return [
    { ...row, 'of floor': (Number(row['per second']) / least).toFixed(2) },
    { call: '  floor: the hash alone', 'per second': Number(least.toFixed(1)) },
  ];
}

/** The calls a shop lives of, each beside the least that any program would need for it. */
export async function measureApi(given: {
  readonly port: number;
  readonly logins: readonly string[];
  /** Where one query through pg can be measured; null leaves those floors out. */
  readonly databaseUrl: string | null;
  /** How long the server has used a processor, in ms. */
  readonly busy: () => Promise<number>;
}): Promise<Row[]> {
  const { port, logins, databaseUrl } = given;
  const shop = (name: string, rest: Omit<LoadCase, 'name' | 'port' | 'host'>): LoadCase => ({
    name,
    port,
    host,
    isGood: isDone,
    clients,
    ...rest,
  });
  const env = { env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }, busy: given.busy };
  const read = databaseUrl === null ? '/' : '/read';
  const write = databaseUrl === null ? '/' : '/write';
  const cookies = await openShoppers(port, logins);
  const cookieOf = (client: number) => cookies[client % cookies.length] ?? '';
  const products = await plainProducts(port, lines);
  const json = { 'content-type': 'application/json' };
  const add: Omit<LoadCase, 'name' | 'port' | 'host'> = {
    method: 'POST',
    path: () => addToCart.path,
    headers: (client) => ({ ...json, cookie: cookieOf(client) }),
    body: (n) =>
      JSON.stringify({
        items: [{ productId: products[Math.floor(n / clients) % products.length], quantity: 1 }],
      }),
  };
  return [
    ...(await ratios(
      shop('list of 24 with facets', { path: (n) => asked({ page_size: '24', page: String(1 + (n % 40)) }) }),
      '/',
      env,
    )),
    ...(await ratios(shop('product', { path: () => asked({ slug: 'mele-annurche' }) }), '/', env)),
    ...(await ratios(
      shop('search with a typo, always anew', { path: (n) => asked({ q: misspelt(n), page_size: '24' }) }),
      read,
      env,
    )),
    // The first second of adding fills the carts, which are read afterwards.
    ...(await ratios(shop(`durable cart add, ${lines} lines`, add), write, env)),
    await measureLoad(
      // Of other users, whose carts are not at the most of a product yet.
      shop(`the same once for its key, as pages send it`, {
        ...add,
        headers: (client) => ({ ...json, cookie: cookieOf(clients + client) }),
        isKeyed: true,
      }),
      given.busy,
    ),
    ...(await ratios(
      shop(`cart read, ${lines} lines`, {
        path: () => viewCart.path,
        headers: (client) => ({ cookie: cookieOf(client) }),
      }),
      read,
      env,
    )),
    ...(await besideHash(
      await measureLoad(
        shop('login', {
          method: 'POST',
          clients: 2,
          path: () => login.path,
          headers: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
          body: (n) => new URLSearchParams({ login: logins[n % logins.length] ?? '', password }).toString(),
        }),
        given.busy,
      ),
    )),
  ];
}
