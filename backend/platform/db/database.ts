import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The one type statements are written against: PGlite, PostgreSQL, or a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT>;
