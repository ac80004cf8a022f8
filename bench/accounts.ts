import { createPasswordHasher } from '../backend/modules/auth/password.ts';
import type { OpenDatabase } from '../backend/platform/db/client.ts';
import { password } from './shoppers.ts';

/** Confirmed accounts of the first brand for the shoppers of a measurement. */
export async function addAccounts(database: OpenDatabase, count: number): Promise<string[]> {
  const hash = await createPasswordHasher().hash(password);
  const logins = Array.from({ length: count }, (_, at) => `bench${at}@cestolieto.example`);
  for (const login of logins) {
    await database.script(`INSERT INTO users (tenant_id, login, username, email, password_hash, first_name,
      last_name, profile_level, registered_at)
      VALUES ('cestolieto', '${login}', '${login}', '${login}', '${hash}', 'Banco', 'Prova', 2, now())
      ON CONFLICT DO NOTHING`);
  }
  return logins;
}
