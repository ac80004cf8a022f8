import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { pictures } from './catalogue.table.ts';

/** What the pictures of one tenant are drawn from. */
export function createPictureRepository(db: Database, tenantId: string) {
  return {
    async find(pictureKey: string) {
      const [found] = await db
        .select({ spec: pictures.spec })
        .from(pictures)
        .where(and(eq(pictures.tenantId, tenantId), eq(pictures.pictureKey, pictureKey)));
      return found?.spec ?? null;
    },
  };
}
