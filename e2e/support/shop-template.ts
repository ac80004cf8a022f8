import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openShopProcess } from './shop-process.ts';

/** Builds what is stale and seeds the demo shop once; every test opens a copy of it. */
// Playwright calls a global set-up by its default export.
// oxlint-disable-next-line no-default-export
export default async function seedTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-e2e-template-'));
  const shop = await openShopProcess({ keepIn: folder });
  await shop.stop();
  process.env.SHOP_TEMPLATE = folder;
  return () => rm(folder, { recursive: true, force: true });
}
