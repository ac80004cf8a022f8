import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Whom invoices of a user were made out to, each once by tax code and VAT number (REG-22). */
export const fiscalPersons = pgTable(
  'fiscal_persons',
  {
    tenantId: text('tenant_id').notNull(),
    userPersonFiscalId: integer('user_person_fiscal_id').notNull().generatedByDefaultAsIdentity(),
    userId: integer('user_id').notNull(),
    personType: text('person_type').$type<'private' | 'company'>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name').notNull(),
    fiscalCode: text('fiscal_code').notNull(),
    vatNumber: text('vat_number').notNull(),
    sdiCode: text('sdi_code').notNull().default(''),
    pec: text('pec').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userPersonFiscalId] })],
);
