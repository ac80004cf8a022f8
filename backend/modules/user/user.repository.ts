import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Language } from '../../../contract/languages.ts';
import type { Database } from '../../platform/db/database.ts';
import { confirmedLevel } from './profile-level.ts';
import { users } from './user.table.ts';

export type UserRow = typeof users.$inferSelect;
export type NewUser = Omit<typeof users.$inferInsert, 'tenantId' | 'userId'>;
// Drizzle leaves the table out of a column's name where one table is read: inside these reads it must be said.
const preferredHome = sql<number | null>`(SELECT address_id FROM addresses a
  WHERE a.tenant_id = ${sql.placeholder('tenantId')} AND a.user_id = users.user_id AND a.preferred)`;
const hasFavorites = sql<boolean>`(EXISTS (SELECT 1 FROM orders o
  WHERE o.tenant_id = ${sql.placeholder('tenantId')} AND o.user_id = users.user_id)
  OR EXISTS (SELECT 1 FROM wishlists w
  JOIN wishlist_items i ON i.tenant_id = ${sql.placeholder('tenantId')} AND i.list_id = w.list_id
  WHERE w.tenant_id = ${sql.placeholder('tenantId')} AND w.user_id = users.user_id AND w.wishlist_type_id = 1))`;

/** What a cart tells of its user (API-10); read with the parameter `tenantId`. */
export const cartUserFields = {
  userId: users.userId,
  userTypeId: users.userTypeId,
  profileLevel: users.profileLevel,
  firstName: users.firstName,
  lastName: users.lastName,
  phone: users.phone,
  betaTester: users.betaTester,
  ssoUser: users.ssoUser,
  points: users.points,
  legalIds: users.legalIds,
  crmSegmentIds: users.crmSegmentIds,
  defaultStoreAddressId: users.defaultStoreAddressId,
  defaultDeliveryAddressId: preferredHome,
  spendingCap: users.spendingCap,
  hasFavorites,
};

/** A user as far as a cart tells of one. */
export type CartUser = SelectResultFields<typeof cartUserFields>;

/** Users of one tenant. */
export function createUserRepository(db: Database, tenantId: string) {
  const own = (userId: number) => and(eq(users.tenantId, tenantId), eq(users.userId, userId));
  return {
    /** Finds by e-mail login or user name, blind to case. */
    async findByLogin(login: string) {
      const key = login.toLowerCase();
      const [found] = await db
        .select()
        .from(users)
        .where(
          and(
            eq(users.tenantId, tenantId),
            or(sql`lower(${users.login}) = ${key}`, sql`lower(${users.username}) = ${key}`),
          ),
        )
        .limit(1);
      return found ?? null;
    },

    /** Finds by e-mail alone: a user name may look like somebody else's. */
    async findByEmail(email: string): Promise<UserRow | null> {
      const [found] = await db
        .select()
        .from(users)
        .where(and(eq(users.tenantId, tenantId), sql`lower(${users.login}) = ${email.toLowerCase()}`))
        .limit(1);
      return found ?? null;
    },

    async findById(userId: number) {
      const [found] = await db.select().from(users).where(own(userId));
      return found ?? null;
    },

    /** Opens an account; null when its login or user name is taken. */
    async add(user: NewUser): Promise<UserRow | null> {
      const [added] = await db
        .insert(users)
        .values({ ...user, tenantId })
        .onConflictDoNothing()
        .returning();
      return added ?? null;
    },

    async update(userId: number, fields: Partial<NewUser>) {
      await db.update(users).set(fields).where(own(userId));
    },

    /** Locks the account until the transaction ends. */
    async lock(userId: number): Promise<UserRow | null> {
      const [found] = await db.select().from(users).where(own(userId)).for('update');
      return found ?? null;
    },

    /** The account of a tax code; null when nobody, or more than one, has it. One that nobody confirmed hides none. */
    async findByFiscalCode(fiscalCode: string): Promise<UserRow | null> {
      const [found, other] = await db
        .select()
        .from(users)
        .where(
          and(
            eq(users.tenantId, tenantId),
            eq(users.fiscalCode, fiscalCode),
            gte(users.profileLevel, confirmedLevel),
          ),
        )
        .limit(2);
      return found === undefined || other !== undefined ? null : found;
    },

    /** Keeps the language somebody asks in; nothing is written where it is known. */
    async speak(userId: number, language: Language) {
      await db
        .update(users)
        .set({ language })
        .where(and(own(userId), sql`${users.language} IS DISTINCT FROM ${language}`));
    },

    async addPoints(userId: number, points: number) {
      await db
        .update(users)
        .set({ points: sql`${users.points} + ${points}` })
        .where(own(userId));
    },
  };
}
