import { readFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { createBackend, type Backend } from '../../../backend/app.ts';
import { readConfig } from '../../../backend/platform/config.ts';
import { openDump, type OpenDatabase } from '../../../backend/platform/db/client.ts';
import { silentLog } from '../../../backend/platform/log.ts';
import { mainDependencies } from '../../../backend/main-dependencies.ts';
import { demoTenants } from '../../../tests/backend/demo-tenants.ts';
import { setup } from '../../../tests/backend/template.setup.ts';

/** The real backend over a copy of the seeded demo shop. */
export interface SeededShop {
  readonly backend: Backend;
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

/** The dump the backend's own tests start from; made when it is not there yet. */
async function templateFile(): Promise<string> {
  const provided = new Map<string, unknown>();
  const project = { provide: (key: string, value: unknown) => provided.set(key, value) };
  // The setup asks nothing else of a vitest project.
  await setup(project as unknown as TestProject);
  return String(provided.get('shopTemplate'));
}

/** A copy of the demo shop's database, in memory. */
export async function openSeededDatabase(): Promise<OpenDatabase> {
  const database = await openDump(new Blob([await readFile(await templateFile())]));
  // Thousands of paths buy from it.
  await database.script('UPDATE stock SET available = 1000000000 WHERE available > 0');
  return database;
}

/** Opens the shop in this process. */
export async function openSeededShop(): Promise<SeededShop> {
  const database = await openSeededDatabase();
  const backend = createBackend(
    mainDependencies({ database, log: silentLog, tenants: demoTenants, config: readConfig({}) }),
  );
  await backend.warm();
  return { backend, database, close: () => backend.close() };
}
