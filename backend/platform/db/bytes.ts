import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes; one driver answers a Buffer, the other an array. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
