import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { listProducts } from '../contract/api/shopping/product.ts';
import { freePort } from '../tests/free-port.ts';
import { measureLoad, type LoadCase } from './load.ts';
import { brand, pages } from './pages.ts';
import type { Row } from './table.ts';

const word = 'biologico';

/** The n-th way to write the word in small and capital letters: one search to shoppers, another to a cache. */
function writtenAnew(n: number): string {
  let letters = n;
  return Array.from(word, (sign) => {
    const isCapital = letters % 2 === 1;
    letters = Math.floor(letters / 2);
    return isCapital ? sign.toUpperCase() : sign;
  }).join('');
}

const search = (q: string): string =>
  `${listProducts.path}?${new URLSearchParams({ q, page_size: '24' }).toString()}`;

async function startFloor(bytes: number): Promise<{ floor: ChildProcess; port: number }> {
  const port = await freePort();
  const floor = fork(path.join(import.meta.dirname, 'floor.ts'), [String(bytes), String(port)]);
  await once(floor, 'message');
  return { floor, port };
}

/** The floor for answers as large as a list, then the shop's pages and its search, kept and computed anew. */
export async function loadServer(port: number): Promise<Row[]> {
  const host = `${brand}.localhost`;
  const shop = (name: string, address: (n: number) => string): LoadCase => ({
    name,
    port,
    host,
    path: address,
  });
  const rows: Row[] = [];
  for (const load of [
    shop('home page', () => pages.home),
    shop('category page', () => pages.category),
    shop('product page', () => pages.product),
    shop('search API, list kept', () => search(word)),
    shop('search API, list anew', (n) => search(writtenAnew(n))),
  ]) {
    rows.push(await measureLoad(load));
  }
  const { floor, port: floorPort } = await startFloor(Number(rows.at(-1)?.bytes ?? 0));
  try {
    rows.unshift(
      await measureLoad({
        name: 'floor: the same bytes from memory',
        port: floorPort,
        host,
        path: () => '/',
      }),
    );
  } finally {
    floor.kill();
  }
  const best = Number(rows[0]?.['per second'] ?? 0);
  return rows.map((row) => ({
    ...row,
    'of floor': `${((Number(row['per second']) / best) * 100).toFixed(1)} %`,
  }));
}
