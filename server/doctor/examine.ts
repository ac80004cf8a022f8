import { existsSync } from 'node:fs';
import { silentLog } from '../../backend/platform/log.ts';
import { openDatabase } from '../../backend/open-shop.ts';
import { loadBrands } from '../brands.ts';
import type { ServerConfig } from '../config.ts';
import { databaseFailure } from '../operations/database-failure.ts';
import { checkDatabase } from '../../backend/platform/db/check-database.ts';
import { doubtful, wrong, type CheckResult } from '../../backend/platform/check-result.ts';
import { checkMachine } from './machine-checks.ts';
import { checkSettings } from './settings-checks.ts';

async function examineDatabase({ backend }: ServerConfig): Promise<CheckResult[]> {
  if (backend.databaseUrl === null && !existsSync(backend.dataDir)) {
    return [doubtful(`There is nothing in ${backend.dataDir} yet: the first start fills it.`)];
  }
  try {
    const database = await openDatabase(backend, silentLog);
    try {
      return await checkDatabase(database, backend);
    } finally {
      await database.close();
    }
  } catch (error) {
    return [wrong(databaseFailure(error, backend).message)];
  }
}

/** Everything a configuration can be asked before shoppers come; nothing is changed by asking. */
export async function examine(config: ServerConfig, root: string): Promise<CheckResult[]> {
  const brands = await loadBrands(root);
  return [
    ...checkSettings(config, brands),
    ...(await checkMachine(config, { root, brands })),
    ...(await examineDatabase(config)),
  ];
}
