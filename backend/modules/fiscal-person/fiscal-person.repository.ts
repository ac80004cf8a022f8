import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { fiscalPersons } from './fiscal-person.table.ts';

export type NewFiscalPerson = Omit<typeof fiscalPersons.$inferInsert, 'tenantId' | 'userPersonFiscalId'>;

/** Whom invoices of a tenant's users were made out to. */
export function createFiscalPersonRepository(db: Database, tenantId: string) {
  const own = (userId: number, userPersonFiscalId: number) =>
    and(
      eq(fiscalPersons.tenantId, tenantId),
      eq(fiscalPersons.userId, userId),
      eq(fiscalPersons.userPersonFiscalId, userPersonFiscalId),
    );
  return {
    list(userId: number) {
      return db
        .select()
        .from(fiscalPersons)
        .where(and(eq(fiscalPersons.tenantId, tenantId), eq(fiscalPersons.userId, userId)))
        .orderBy(asc(fiscalPersons.userPersonFiscalId));
    },

    async add(person: NewFiscalPerson) {
      await db.insert(fiscalPersons).values({ ...person, tenantId });
    },

    async change({ userId, ...fields }: NewFiscalPerson, userPersonFiscalId: number) {
      await db.update(fiscalPersons).set(fields).where(own(userId, userPersonFiscalId));
    },

    /** False where the user has no such person. */
    async remove(userId: number, userPersonFiscalId: number): Promise<boolean> {
      const removed = await db
        .delete(fiscalPersons)
        .where(own(userId, userPersonFiscalId))
        .returning({ userPersonFiscalId: fiscalPersons.userPersonFiscalId });
      return removed.length > 0;
    },

    /** Keeps a person once by tax code and VAT number, with the names, code and PEC given last. */
    async put(person: NewFiscalPerson) {
      const { personType, firstName, lastName, companyName, sdiCode, pec } = person;
      await db
        .insert(fiscalPersons)
        .values({ ...person, tenantId })
        .onConflictDoUpdate({
          target: [
            fiscalPersons.tenantId,
            fiscalPersons.userId,
            fiscalPersons.fiscalCode,
            fiscalPersons.vatNumber,
          ],
          set: { personType, firstName, lastName, companyName, sdiCode, pec },
        });
    },
  };
}
