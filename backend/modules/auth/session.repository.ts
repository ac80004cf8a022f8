import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { users } from '../user/user.table.ts';
import { sessions } from './session.table.ts';

const withUser = prepared((db) =>
  db
    .select({
      userId: users.userId,
      login: users.login,
      firstName: users.firstName,
      lastName: users.lastName,
      userTypeId: users.userTypeId,
      familyId: sessions.familyId,
      remember: sessions.remember,
      openedAt: sessions.openedAt,
      seenAt: sessions.seenAt,
      authenticatedAt: sessions.authenticatedAt,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.tenantId, sql.placeholder('tenantId')), eq(users.userId, sessions.userId)))
    .where(
      and(
        eq(sessions.tenantId, sql.placeholder('tenantId')),
        eq(sessions.tokenHash, sql.placeholder('hash')),
      ),
    ),
);

/** Sessions of one tenant, found by the hash of their credential. */
export function createSessionRepository(db: Database, tenantId: string) {
  const own = (hash: string) => and(eq(sessions.tenantId, tenantId), eq(sessions.tokenHash, hash));
  return {
    async open(session: Omit<typeof sessions.$inferInsert, 'tenantId'>) {
      await db.insert(sessions).values({ ...session, tenantId });
    },

    /** The session with its user, however old. */
    async find(hash: string) {
      const [found] = await withUser(db, { tenantId, hash });
      return found ?? null;
    },

    /** The family of a session, which until the end of the transaction nobody ends; null when it is over. */
    async hold(hash: string): Promise<string | null> {
      const [held] = await db
        .select({ familyId: sessions.familyId })
        .from(sessions)
        .where(own(hash))
        .for('key share');
      return held?.familyId ?? null;
    },

    /** Every session of a user, however old. */
    listOf(userId: number) {
      return db
        .select({
          familyId: sessions.familyId,
          remember: sessions.remember,
          openedAt: sessions.openedAt,
          seenAt: sessions.seenAt,
          device: sessions.device,
        })
        .from(sessions)
        .where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId)));
    },

    async touch(hash: string, seenAt: Date) {
      await db.update(sessions).set({ seenAt }).where(own(hash));
    },

    /** Ends a session and tells its family. */
    async close(hash: string) {
      const [closed] = await db.delete(sessions).where(own(hash)).returning({ familyId: sessions.familyId });
      return closed?.familyId ?? null;
    },

    /** Ends every session of a user. */
    async closeAll(userId: number) {
      await db.delete(sessions).where(and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId)));
    },

    async closeFamilies(familyIds: readonly string[]) {
      await db
        .delete(sessions)
        .where(and(eq(sessions.tenantId, tenantId), inArray(sessions.familyId, [...familyIds])));
    },

    /** Deletes sessions idle since before the given instants. */
    async deleteIdle(before: { remembered: Date; others: Date }) {
      await db
        .delete(sessions)
        .where(
          and(
            eq(sessions.tenantId, tenantId),
            or(
              lt(sessions.seenAt, before.remembered),
              and(eq(sessions.remember, false), lt(sessions.seenAt, before.others)),
            ),
          ),
        );
    },
  };
}
