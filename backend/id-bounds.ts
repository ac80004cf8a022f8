import type { Route } from './http/handler.ts';
import { isBeyondInteger } from './platform/db/failures.ts';
import { ParameterError } from './platform/domain-errors.ts';
import type { PlatformContext } from './platform/platform-context.ts';

const largestInteger = 2 ** 31 - 1;
const idName = /ids?(?:_filter)?$/i;

/** Where the first id that no integer holds stands in parameters, in dots; null where none is. */
function firstWideId(value: unknown, path = '', name = ''): string | null {
  if (typeof value === 'number') return value > largestInteger && idName.test(name) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = firstWideId(part, path === '' ? key : `${path}.${key}`, Array.isArray(value) ? name : key);
    if (found !== null) return found;
  }
  return null;
}

/**
 * A route that refuses ids beyond 2^31 - 1 with 422 where the ids of the database are integers: everywhere but where tables
 * are spread over nodes (T4, decision 085).
 */
export function withinIds<Context extends Pick<PlatformContext, 'config'>>(
  route: Route<Context>,
): Route<Context> {
  return {
    ...route,
    handle: async (call) => {
      const wide = firstWideId(call.params);
      if (wide === null) return route.handle(call);
      if (call.context.config.databaseSpread !== 'citus') throw new ParameterError(wide);
      try {
        return await route.handle(call);
      } catch (error) {
        // A database that was spread by an earlier version has integers.
        throw isBeyondInteger(error) ? new ParameterError(wide) : error;
      }
    },
  };
}
