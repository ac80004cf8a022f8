import { enableCompileCache, flushCompileCache } from 'node:module';
import { root } from '../../server/root.ts';
import { tellOfFault } from './planted-fault.ts';
import type { ShopAnswer, ShopRequest } from './shop-host-messages.ts';
import type { Shop } from './shop.ts';

// The one of `npm start`: most of what is loaded is the same.
enableCompileCache(`${root}/node_modules/.cache/compiled`);
tellOfFault({ number: Number(process.env.PLANTED_FAULT) });
const { jsonLog } = await import('../../backend/platform/log.ts');
const { loadGround, openHostedShop } = await import('./hosted-shop.ts');

const template = process.env.SHOP_DATABASE_URL ?? '';
const ground = await loadGround(
  template,
  jsonLog((line) => process.stderr.write(`${line}\n`)),
);
const shops = new Map<number, Shop>();

function shopAt(port: number): Shop {
  const shop = shops.get(port);
  if (shop === undefined) throw new Error(`No shop is open at ${port}.`);
  return shop;
}

async function answer(request: ShopRequest): Promise<number> {
  if (request.ask === 'open') {
    const shop = await openHostedShop(ground, request.settings);
    shops.set(shop.port, shop);
    return shop.port;
  }
  const shop = shopAt(request.port);
  if (request.ask === 'restart') await shop.restart(request.worker);
  else {
    shops.delete(request.port);
    await shop.stop();
  }
  return request.port;
}

const tell = (message: ShopAnswer) => process.send?.(message);

// Only our own worker sends, and it sends requests.
process.on('message', (request: ShopRequest) => {
  answer(request).then(
    (port) => tell({ id: request.id, port }),
    (error: unknown) =>
      tell({
        id: request.id,
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
process.once('disconnect', () => process.exit(0));
flushCompileCache();
