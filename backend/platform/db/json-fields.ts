import { Column, is, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';

type Fields = Readonly<Record<string, Column | SQL>>;

/** Columns and expressions as one JSON array, which is read in one piece where fields are read one by one. */
interface JsonFields<F extends Fields> {
  /** The array, to be selected or aggregated. */
  readonly sql: SQL<readonly unknown[]>;
  /** The fields of an array that came back, each as its column reads it. */
  read(values: readonly unknown[]): SelectResultFields<F>;
}

/** For statements that a busy shop runs all the time; a hundred fields at most. */
export function jsonFields<F extends Fields>(fields: F): JsonFields<F> {
  const entries = Object.entries(fields);
  const readers = entries.map(([name, field], at) => {
    const column = is(field, Column) ? field : null;
    return (row: Record<string, unknown>, values: readonly unknown[]) => {
      const value = values[at] ?? null;
      row[name] = value === null || column === null ? value : column.mapFromDriverValue(value);
    };
  });
  const list = entries.map(([, field]) => sql`${field}`);
  return {
    sql: sql`json_build_array(${sql.join(list, sql`, `)})`,
    read: (values) => {
      const row: Record<string, unknown> = {};
      for (const read of readers) read(row, values);
      return row as SelectResultFields<F>; // field by field what drizzle would have read
    },
  };
}
