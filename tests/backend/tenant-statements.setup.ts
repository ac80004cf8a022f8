import { strict as assert } from 'node:assert';
import { afterAll } from 'vitest';
import { namelessTables } from './nameless-rows.ts';
import { asksWithinInsert, ranStatements, tenantTables, unboundTables } from './tenant-statements.ts';

// Decision 028, for every statement that the shops of any backend test run.
afterAll(() => {
  const unbound = [...ranStatements].filter((statement) => unboundTables(statement, tenantTables).length > 0);
  assert.deepEqual(unbound, [], 'statements that do not name their tenant');
  assert.deepEqual([...ranStatements].filter(asksWithinInsert), [], 'INSERT with a query in brackets');
  const nameless = [...namelessTables];
  // Files of one worker share it.
  namelessTables.clear();
  assert.deepEqual(nameless, [], 'rows that do not say whose they are');
});
