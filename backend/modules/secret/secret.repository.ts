import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { secretKeys } from './secret.table.ts';

/** Signing keys of one tenant, the same for every process. */
export function createSecretRepository(db: Database, { tenantId, now }: { tenantId: string; now: Date }) {
  const find = async (purpose: string) => {
    const [found] = await db
      .select({ secret: secretKeys.secret })
      .from(secretKeys)
      .where(and(eq(secretKeys.tenantId, tenantId), eq(secretKeys.purpose, purpose)));
    return found?.secret ?? null;
  };
  return {
    /** The key of a purpose; `make` is asked for one where there is none, and of several the first stays. */
    async ofPurpose(purpose: string, make: () => string | Promise<string>): Promise<string> {
      const known = await find(purpose);
      if (known !== null) return known;
      const secret = await make();
      await db.insert(secretKeys).values({ tenantId, purpose, secret, createdAt: now }).onConflictDoNothing();
      return (await find(purpose)) ?? secret;
    },
  };
}
