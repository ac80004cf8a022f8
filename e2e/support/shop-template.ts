import { run } from '../../scripts/command.ts';
import { openSeededPostgres } from '../../tests/backend/seeded-postgres.ts';

/** Builds what is stale and finds the demo shop in PostgreSQL, seeded once; every test opens a copy of it. */
// Playwright calls a global set-up by its default export.
// oxlint-disable-next-line no-default-export
export default async function seedTemplate(): Promise<() => Promise<void>> {
  await run({ program: 'node', args: ['scripts/build.ts', '--if-stale'] });
  const { url, stop } = await openSeededPostgres();
  process.env.SHOP_TEMPLATE_URL = url;
  return stop;
}
