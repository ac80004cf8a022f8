import type { GenericSchema } from 'valibot';
import { shopRoutes } from '../../../backend/routes.ts';
import type { Endpoint } from '../../../contract/api/endpoint.ts';

/** Every call of the contract. */
export const allCalls: readonly Endpoint[] = shopRoutes().all.map(({ endpoint }) => endpoint);

/** Every call of the contract that writes. */
export const writingCalls: readonly Endpoint[] = allCalls.filter(({ effect }) => effect === 'write');

/** Calls with the names tests have by them. */
export const named = (calls: readonly Endpoint[]) =>
  calls.map((endpoint) => [`${endpoint.id} ${endpoint.path}`, endpoint] as const);

interface Seen {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly pipe?: readonly unknown[];
  readonly wrapped?: unknown;
  readonly options?: readonly unknown[];
}

/** The parameters a call takes, with their schemas. */
export function paramsOf(schema: unknown): ReadonlyMap<string, GenericSchema> {
  const { entries, pipe, wrapped, options } = schema as Seen;
  if (entries !== undefined) return new Map(Object.entries(entries));
  if (pipe !== undefined) return paramsOf(pipe[0]);
  if (wrapped !== undefined) return paramsOf(wrapped);
  return new Map((options ?? []).flatMap((option) => [...paramsOf(option)]));
}
