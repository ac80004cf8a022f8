import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { fiscalPersons } from './fiscal-person.table.ts';

export type NewFiscalPerson = Omit<typeof fiscalPersons.$inferInsert, 'tenantId' | 'userPersonFiscalId'>;

/** Whom invoices of a tenant's users were made out to. */
export function createFiscalPersonRepository(db: Database, tenantId: string) {
  return {
    list(userId: number) {
      return db
        .select()
        .from(fiscalPersons)
        .where(and(eq(fiscalPersons.tenantId, tenantId), eq(fiscalPersons.userId, userId)))
        .orderBy(asc(fiscalPersons.userPersonFiscalId));
    },

    /** Keeps a person once by tax code and VAT number, with the names given last. */
    async put(person: NewFiscalPerson) {
      const { personType, firstName, lastName, companyName } = person;
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
          set: { personType, firstName, lastName, companyName },
        });
    },
  };
}
