import { strict as assert } from 'node:assert';
import { afterAll } from 'vitest';
import { asksWithinInsert, ranStatements, tenantTables, unboundTables } from './tenant-statements.ts';

// Decision 028, for every statement that the shops of any backend test run.
afterAll(() => {
  const unbound = [...ranStatements].filter((statement) => unboundTables(statement, tenantTables).length > 0);
  assert.deepEqual(unbound, [], 'statements that do not name their tenant');
  assert.deepEqual([...ranStatements].filter(asksWithinInsert), [], 'INSERT with a query in brackets');
});
