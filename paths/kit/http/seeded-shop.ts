import { readFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { createBackend, type Backend } from '../../../backend/app.ts';
import { readConfig } from '../../../backend/platform/config.ts';
import { openDump, openPostgres, type OpenDatabase } from '../../../backend/platform/db/client.ts';
import { silentLog } from '../../../backend/platform/log.ts';
import { mainDependencies } from '../../../backend/main-dependencies.ts';
import { demoTenants } from '../../../tests/backend/demo-tenants.ts';
import { sharedPostgres } from '../../../tests/backend/seeded-postgres.ts';
import { copyShop } from '../../../tests/backend/shop-copy.ts';
import { setup } from '../../../tests/backend/template.setup.ts';
import { ArrangedTexts } from './arranged-texts.ts';

/** The real backend over a copy of the seeded demo shop. */
export interface SeededShop {
  readonly backend: Backend;
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

/** The same, where the texts of its brands can be arranged too. */
export interface TextedShop extends SeededShop {
  readonly texts: ArrangedTexts;
}

/** The dump the backend's own tests start from; made when it is not there yet. */
async function templateFile(): Promise<string> {
  const provided = new Map<string, unknown>();
  const project = { provide: (key: string, value: unknown) => provided.set(key, value) };
  // The setup asks nothing else of a vitest project.
  await setup(project as unknown as TestProject);
  return String(provided.get('shopTemplate'));
}

/** Thousands of paths buy from it. */
async function stocked(database: OpenDatabase): Promise<OpenDatabase> {
  await database.script('UPDATE stock SET available = 1000000000 WHERE available > 0');
  return database;
}

/** A copy of the demo shop's database, in memory. */
export const openSeededDatabase = async (): Promise<OpenDatabase> =>
  stocked(await openDump(new Blob([await readFile(await templateFile())])));

/** The same of the database that all suites of a run copy, where there is one: it answers in two thirds of the time. */
async function openQuickDatabase(): Promise<OpenDatabase> {
  const shared = sharedPostgres();
  if (shared === null) return openSeededDatabase();
  const { url } = await copyShop(shared);
  return stocked(openPostgres({ url, preparedStatements: true, onLost: () => {} }));
}

/** Opens the shop in this process. */
export async function openSeededShop(): Promise<TextedShop> {
  const database = await openQuickDatabase();
  const texts = new ArrangedTexts();
  const tenants = demoTenants.map((tenant) => ({ ...tenant, content: texts.of(tenant.content) }));
  const backend = createBackend(
    mainDependencies({ database, log: silentLog, tenants, config: readConfig({}) }),
  );
  await backend.warm();
  return { backend, database, texts, close: () => backend.close() };
}
