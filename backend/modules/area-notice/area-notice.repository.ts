import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { areaNotices } from './area-notice.table.ts';

export type AreaNotice = Omit<typeof areaNotices.$inferSelect, 'tenantId'>;

/** Who waits for one tenant to come to a postal code. */
export function createAreaNoticeRepository(db: Database, tenantId: string) {
  return {
    /** One notice per e-mail and postal code: asked again it is kept for longer. */
    async add(notice: AreaNotice) {
      await db
        .insert(areaNotices)
        .values({ ...notice, tenantId })
        .onConflictDoUpdate({
          target: [areaNotices.tenantId, areaNotices.postalcode, areaNotices.email],
          set: { createdAt: notice.createdAt, language: notice.language },
        });
    },

    /** Every postal code somebody waits for. */
    async postalcodes(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ postalcode: areaNotices.postalcode })
        .from(areaNotices)
        .where(eq(areaNotices.tenantId, tenantId));
      return rows.map(({ postalcode }) => postalcode);
    },

    /** Who waits for one of these postal codes, the longest first. */
    list(postalcodes: readonly string[], most: number): Promise<AreaNotice[]> {
      return db
        .select({
          postalcode: areaNotices.postalcode,
          email: areaNotices.email,
          language: areaNotices.language,
          createdAt: areaNotices.createdAt,
        })
        .from(areaNotices)
        .where(and(eq(areaNotices.tenantId, tenantId), inArray(areaNotices.postalcode, [...postalcodes])))
        .orderBy(asc(areaNotices.createdAt), asc(areaNotices.postalcode), asc(areaNotices.email))
        .limit(most);
    },

    /** Takes a notice away; false where it was. One caller wins. */
    async take({ postalcode, email }: Pick<AreaNotice, 'postalcode' | 'email'>): Promise<boolean> {
      const taken = await db
        .delete(areaNotices)
        .where(
          and(
            eq(areaNotices.tenantId, tenantId),
            eq(areaNotices.postalcode, postalcode),
            eq(areaNotices.email, email),
          ),
        )
        .returning({ email: areaNotices.email });
      return taken.length > 0;
    },

    async deleteBefore(before: Date) {
      await db
        .delete(areaNotices)
        .where(and(eq(areaNotices.tenantId, tenantId), lt(areaNotices.createdAt, before)));
    },
  };
}
