import { types } from 'pg';

/**
 * Reads an int8 as a number: ids are bigints where tables are spread over nodes. Throws RangeError beyond 2^53 - 1, as a
 * rounded id would be somebody else's.
 */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number))
    throw new RangeError(`the database answered ${text}, which is beyond 2^53`);
  return number;
}

// Drizzle asks the driver's own table of types, not that of a connection.
types.setTypeParser(types.builtins.INT8, wholeNumber);

/** The same for the embedded database. */
export const wholeNumberParsers = { [types.builtins.INT8]: wholeNumber };
