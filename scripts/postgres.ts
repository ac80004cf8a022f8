import { startPostgres, type PostgresServer } from '../tests/backend/postgres-server.ts';
import { canInstall, install } from './debian.ts';

async function tryOne(): Promise<PostgresServer['origin']> {
  const server = await startPostgres();
  await server.stop();
  return server.origin;
}

/**
 * Makes sure that the concurrency tests find a PostgreSQL they can start: one of this repository's packages, of the
 * system, or, as root on Debian, one installed now. Throws with what to type when there is none.
 */
export async function providePostgres(): Promise<PostgresServer['origin']> {
  try {
    return await tryOne();
  } catch (error) {
    if (!canInstall()) throw error;
    console.log(error instanceof Error ? error.message : error);
  }
  await install('postgresql');
  return tryOne();
}
