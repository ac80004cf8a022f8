import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { overNetwork } from '../../tests/backend/over-network.ts';
import { freePort } from '../../tests/free-port.ts';
import { brandHost } from '../pages.ts';
import { visitorOf } from '../shoppers.ts';
import { pictureAddresses } from './category-page.ts';
import { floorDocuments, floorScript } from './floor-documents.ts';
import { readCards } from './floor-cards.ts';

interface Kept {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

const compress = promisify(brotliCompress);

async function keptText(text: string, type: string): Promise<Kept> {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' };
  return { body: await compress(text), headers };
}

async function keptPicture(address: string, shop: { port: number; brand: string }): Promise<Kept> {
  const request = new Request(`http://${brandHost(shop.brand)}${address}`);
  const response = await overNetwork(request, shop.port);
  const headers = { 'content-type': response.headers.get('content-type') ?? 'image/webp' };
  return { body: await response.bytes(), headers };
}

/** Where the floors are until they are closed. */
export interface FloorPages {
  /** Addresses by name: `static HTML`, and `React` for the same cards rendered and hydrated. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly close: () => void;
}

/** Serves the cards of a shop's category from memory, with and without script: no page of a shop can be faster. */
export async function serveFloors(shop: {
  port: number;
  brand: string;
  category: string;
}): Promise<FloorPages> {
  const given = await readCards(visitorOf(shop.port, shop.brand), shop.category);
  const { html, react } = floorDocuments(given);
  const kept = new Map([
    ['/static', await keptText(html, 'text/html')],
    ['/react', await keptText(react, 'text/html')],
    ['/hydrate.js', await keptText(await floorScript(), 'text/javascript')],
  ]);
  for (const address of given.cards.flatMap(({ picture }) => pictureAddresses(picture)))
    kept.set(address, await keptPicture(address, shop));
  const server = createServer((request, response) => {
    const found = kept.get(request.url ?? '');
    if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    addresses: {
      'static HTML': `http://localhost:${port}/static`,
      React: `http://localhost:${port}/react`,
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
