/**
 * The statements of a migration, one by one and without comments. It reads the form that migrations have from 0027 on:
 * a statement ends at the end of its line, and no text in quotes holds two dashes.
 */
export function statementsOf(migration: string): readonly string[] {
  return migration
    .replaceAll(/--.*$/gm, '')
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
