import * as v from 'valibot';
import { TestRunner } from 'vitest';
import type { RunnerTestCase } from 'vitest';
import { normalisedPath } from '../../backend/http/normalised-path.ts';
import { shopRoutes } from '../../backend/routes.ts';
import { contentApi } from '../../contract/api/content/content.ts';
import { rawEndpoints } from '../../contract/api/raw-calls.ts';

/** How often a row of the API did what it was asked, and how often it refused. */
export interface RowUse {
  done: number;
  refused: number;
}

declare module 'vitest' {
  export interface TaskMeta {
    /** The rows of the API that were called while the test ran, by id. */
    rows?: Record<string, RowUse>;
  }
}

const idOfPath = new Map(
  shopRoutes()
    .all.toReversed()
    .map(({ endpoint }) => [endpoint.path.toLowerCase(), endpoint.id] as const),
);

const openParts = (path: string) => path.split('{').length;

/** Calls without envelope; paths that name their parts come before those that leave them open. */
const plainRows = rawEndpoints
  .toSorted((one, other) => openParts(one.path) - openParts(other.path))
  .map(({ id, path }) => ({
    id,
    pattern: new RegExp(`^${path.toLowerCase().replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));

const plainRowAt = (path: string) => plainRows.find(({ pattern }) => pattern.test(path))?.id ?? null;

/** The id of the row a path belongs to; null for what is no row of the contract. */
function rowAt(pathname: string): string | null {
  const path = normalisedPath(pathname) ?? '';
  // Pages and posts stand under the second path too.
  return (
    idOfPath.get(path) ??
    plainRowAt(path) ??
    plainRowAt(path.replace(`${contentApi}/wp/v2/`, `${contentApi}/`))
  );
}

const refusalSchema = v.union([
  v.object({ response: v.object({ status: v.pipe(v.number(), v.notValue(0)) }) }),
  v.object({ success: v.literal(false) }),
]);

/** What became of a call; null for a wrong method, a failure and an answer without a body: they say nothing of the row. */
async function outcomeOf(response: Response): Promise<keyof RowUse | null> {
  const { status, headers } = response;
  if (status === 304 || status === 405 || status >= 500) return null;
  if (status >= 400) return 'refused';
  const isJson = headers.get('content-type')?.startsWith('application/json') === true;
  return isJson && v.is(refusalSchema, await response.clone().json()) ? 'refused' : 'done';
}

/** Notes at the running test which row it called, for the report of the run. Outside a test nothing is noted. */
export async function recordRow(request: Request, response: Response): Promise<void> {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>();
  if (test === undefined) return;
  const row = rowAt(new URL(request.url).pathname);
  if (row === null) return;
  const rows = (test.meta.rows ??= {});
  const counted = (rows[row] ??= { done: 0, refused: 0 });
  const outcome = await outcomeOf(response);
  if (outcome !== null) counted[outcome] += 1;
}
