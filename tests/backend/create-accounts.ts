import type { OpenDatabase } from '../../backend/platform/db/client.ts';
import { demoPassword } from '../../demo/accounts/demo-accounts.ts';
import { createPasswordHasher } from '../../backend/modules/auth/password.ts';

/** Adds confirmed accounts `folla0`, `folla1` … with the demo password and a home, each of them new. */
export async function createAccounts(database: OpenDatabase, size: number): Promise<void> {
  const hash = await createPasswordHasher().hash(demoPassword);
  const names = Array.from({ length: size }, (_, at) => `(${at})`).join(', ');
  await database.script(`INSERT INTO users (tenant_id, login, username, email, password_hash, first_name,
      last_name, phone, profile_level, registered_at)
    SELECT 'cestolieto', 'folla' || n || '@cestolieto.example', 'folla' || n || '@cestolieto.example',
      'folla' || n || '@cestolieto.example', '${hash}', 'Folla', 'Numero', '3331112223', 2, now() FROM (VALUES ${names}) AS v (n);
    INSERT INTO addresses (tenant_id, address_type_id, user_id, address_name, address1, address_number, city,
      province, postalcode, latitude, longitude, preferred)
    SELECT tenant_id, 2, user_id, 'Casa', 'Via Appia Nuova', '120', 'Roma', 'RM', '00183', 41.88, 12.51, true
      FROM users WHERE tenant_id = 'cestolieto' AND login LIKE 'folla%'`);
}
