export type Row = Readonly<Record<string, string | number>>;

const shown = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 1 }) : value;

/** Prints rows of the same columns: words to the left, numbers to the right. */
export function printTable(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}\n`);
  const columns = Object.keys(rows[0] ?? {});
  const width = new Map(
    columns.map((name) => [name, Math.max(name.length, ...rows.map((row) => shown(row[name] ?? '').length))]),
  );
  const line = (cell: (name: string) => string, isNumber: (name: string) => boolean) =>
    columns
      .map((name) => {
        const size = width.get(name) ?? 0;
        return isNumber(name) ? cell(name).padStart(size) : cell(name).padEnd(size);
      })
      .join('  ');
  const isNumber = (name: string) => rows.every((row) => /^[\d.,]*$/.test(shown(row[name] ?? '')));
  console.log(line((name) => name, isNumber));
  for (const row of rows) console.log(line((name) => shown(row[name] ?? ''), isNumber));
}
