import { shopRoutes } from '../../backend/routes.ts';
import { rawEndpoints } from '../../contract/api/raw-calls.ts';
import type { ApiRow } from './api-rows.ts';

/** Every row of the contract, once: endpoints of one path share theirs. */
export function contractRows(): ApiRow[] {
  const called = shopRoutes().all.map(({ endpoint: { id, method, path } }) => ({
    id,
    method,
    path,
    mayRefuse: true,
  }));
  const plain = rawEndpoints.map(({ id, method, path, params, pathParams }) => ({
    id,
    method,
    path,
    mayRefuse: Object.keys(params.entries).length + Object.keys(pathParams).length > 0,
  }));
  const rows = new Map([...called, ...plain].map((row) => [row.id, row]));
  return [...rows.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
