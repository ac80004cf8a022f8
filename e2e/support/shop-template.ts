import { startPostgres } from '../../tests/backend/postgres-server.ts';
import { startShopProcess } from './shop-process.ts';

/** Builds what is stale and seeds the demo shop in PostgreSQL once; every test opens a copy of it. */
// Playwright calls a global set-up by its default export.
// oxlint-disable-next-line no-default-export
export default async function seedTemplate(): Promise<() => Promise<void>> {
  const postgres = await startPostgres(
    process.env['TEST_POSTGRES'] === 'installed' ? 'installed' : 'embedded',
  );
  try {
    const shop = await startShopProcess({ DATABASE_URL: postgres.url });
    await shop.stop();
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  process.env.SHOP_TEMPLATE_URL = postgres.url;
  return () => postgres.stop();
}
