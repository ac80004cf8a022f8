import { assert } from 'vitest';
import type { Answered } from '../shop-client.ts';
import type { TestShop } from '../test-shop.ts';
import { takeWritten } from './written-rows.ts';
import type { WrittenRow } from './written-rows.ts';

/**
 * Tables that may differ, each with what becomes of its rows: `1 new`, `2 gone`, `1 changed: status_id, locked_until`,
 * several with `; ` between, in this order.
 */
export type Changes = Readonly<Record<string, string>>;

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

const changedColumns = ({ before, after }: WrittenRow): string[] =>
  Object.keys({ ...before, ...after })
    .filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
    .toSorted();

/** A row's change on one line, with its table and key. */
function told(row: WrittenRow): string {
  const { table, key, before, after } = row;
  if (before === null) return `${table} [${key}] new: ${short(after)}`;
  if (after === null) return `${table} [${key}] gone: ${short(before)}`;
  const columns = changedColumns(row).map(
    (name) => `${name}: ${short(before[name])} → ${short(after[name])}`,
  );
  return `${table} [${key}] ${columns.join(', ')}`;
}

/** The changes of a table's rows in a few words. */
function summed(rows: readonly WrittenRow[]): string {
  const fresh = rows.filter(({ before }) => before === null);
  const gone = rows.filter(({ after }) => after === null);
  const changed = rows.filter(({ before, after }) => before !== null && after !== null);
  const columns = [...new Set(changed.flatMap(changedColumns))].toSorted();
  return [
    ...(fresh.length > 0 ? [`${fresh.length} new`] : []),
    ...(gone.length > 0 ? [`${gone.length} gone`] : []),
    ...(changed.length > 0 ? [`${changed.length} changed: ${columns.join(', ')}`] : []),
  ].join('; ');
}

/** The changes of all tables since they were last asked for. */
export async function takeChanges({ database }: TestShop): Promise<{ changes: Changes; told: string }> {
  const rows = await takeWritten(database);
  const tables = [...Map.groupBy(rows, ({ table }) => table)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return {
    changes: Object.fromEntries(tables.map(([table, of]) => [table, summed(of)])),
    told: rows.map(told).join('\n'),
  };
}

/**
 * Does something and answers what it answered; fails unless of all rows of all tables exactly those named changed.
 * What is sent and charged stands in tables too: `mails`, `pushes`, `payment_intents` (a payment begun at the
 * provider), `transactions` (what it holds or took). A failure tells table, row and column.
 */
export async function changesOnly<Result>(
  shop: TestShop,
  allowed: Changes,
  act: () => Promise<Result>,
): Promise<Result> {
  await takeChanges(shop);
  const result = await act();
  const { changes, told } = await takeChanges(shop);
  assert.deepEqual(changes, allowed, told);
  return result;
}

/** The same where nothing at all may change. */
export const changesNothing = <Result>(shop: TestShop, act: () => Promise<Result>): Promise<Result> =>
  changesOnly(shop, {}, act);

/** The code a call is refused with, where nothing but what is named changed; null where it was not refused. */
export async function refusal(
  shop: TestShop,
  call: () => Promise<Answered<unknown>>,
  allowed: Changes = {},
): Promise<string | null> {
  return (await changesOnly(shop, allowed, call)).code;
}
