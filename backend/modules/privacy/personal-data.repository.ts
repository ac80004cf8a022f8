import { and, eq, gt, sql } from 'drizzle-orm';
import type { PersonExport } from '../../../contract/api/account/person-export.ts';
import type { Database } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { users } from '../user/user.table.ts';
import { personalTables } from './personal-tables.ts';
import type { Person } from './personal-tables.ts';

/** Everything one tenant knows of a person, wherever it lies. */
export function createPersonalDataRepository(db: Database, tenantId: string) {
  return {
    /** Removes the person; what a law keeps stays without them. Again is harmless. */
    async erase(person: Person) {
      for (const { name, owned, erasure } of personalTables) {
        const rows = sql`${sql.identifier(name)} t`;
        const mine = sql`t.tenant_id = ${tenantId} AND ${owned({ ...person, tenantId })}`;
        if (erasure === 'delete') await db.execute(sql`DELETE FROM ${rows} WHERE ${mine}`);
        else if ('set' in erasure) await db.execute(sql`UPDATE ${rows} SET ${erasure.set} WHERE ${mine}`);
      }
    },

    /** Everything that can be shown of the person: rows by table, without credentials and digests. */
    async read(person: Person): Promise<PersonExport['data']> {
      const data: PersonExport['data'] = {};
      for (const { name, owned, shown } of personalTables) {
        if (shown === null) continue;
        const found = await rowsOf<{ entry: Record<string, unknown> }>(
          db,
          sql`SELECT (${shown}) - 'tenant_id' AS entry FROM ${sql.identifier(name)} t
            WHERE t.tenant_id = ${tenantId} AND ${owned({ ...person, tenantId })}`,
        );
        data[name] = found.map((row) => row.entry);
      }
      return data;
    },

    /** Accounts that ended after an instant. */
    async listErasedSince(since: Date) {
      const rows = await db
        .select({ userId: users.userId })
        .from(users)
        .where(and(eq(users.tenantId, tenantId), gt(users.anonymisedAt, since)));
      return rows.map((row) => row.userId);
    },
  };
}
