import { ShopClient } from '../../tests/backend/shop-client.ts';
import { assertDemoShop, shopAt } from './demo-address.ts';
import { createLoadFigures } from './load-figures.ts';
import { readLoadOptions, type LoadOptions } from './load-options.ts';
import { arrive, shopUntil } from './load-shopper.ts';

/** Addresses set aside for such trials (RFC 2544), one for each shopper. */
const addressOf = (at: number): string => `198.18.${Math.floor(at / 250)}.${1 + (at % 250)}`;

/** Shoppers of a demo shop, at once; prints what they met. False where an answer failed or was wrong. */
async function load({ url, shoppers, minutes }: LoadOptions): Promise<boolean> {
  const [before, figures] = [createLoadFigures(), createLoadFigures()];
  await assertDemoShop(shopAt(url, addressOf(0), before), url);
  const brand = url.hostname.split('.')[0] ?? '';
  const run = Date.now().toString(36);
  const people = Array.from({ length: shoppers }, (_, at) => ({
    at,
    email: `carico${run}x${at}@posta.example`,
  }));
  console.log(`${shoppers} shoppers register …`);
  for (const { at, email } of people) {
    await arrive(new ShopClient(shopAt(url, addressOf(at), before), brand), email).catch((cause: unknown) => {
      const hint = 'Does the shop know this machine as a proxy? TRUSTED_PROXIES=127.0.0.1';
      throw new Error(`Shopper ${at + 1} cannot register. ${hint}`, { cause });
    });
  }
  console.log(`They shop for ${minutes} minutes …`);
  const began = performance.now();
  const isOver = () => performance.now() - began > minutes * 60_000;
  const ended = await Promise.allSettled(
    people.map((who) =>
      shopUntil(new ShopClient(shopAt(url, addressOf(who.at), figures), brand), who, isOver),
    ),
  );
  const seconds = (performance.now() - began) / 1_000;
  for (const line of figures.table(seconds)) console.log(line);
  const faults = ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  const orders = ended.reduce((sum, one) => sum + (one.status === 'fulfilled' ? one.value : 0), 0);
  console.log(`\n${orders} orders, ${figures.failures} answers failed, ${faults.length} shoppers gave up.`);
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  return figures.failures === 0 && faults.length === 0;
}

try {
  if (!(await load(readLoadOptions(process.argv.slice(2))))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause instanceof Error) console.error(error.cause.message);
  process.exitCode = 1;
}
// Connections that are kept would keep the program.
process.exit();
