import * as v from 'valibot';
import type { Endpoint } from '../../contract/api/endpoint.ts';
import { ParameterError } from '../platform/domain-errors.ts';
import type { RawParams } from './raw-params.ts';

/** Reads parameters by an endpoint's schema. Throws ParameterError naming the first wrong one (422). */
export function parsedParams(endpoint: Endpoint, raw: RawParams): unknown {
  const read = v.safeParse(endpoint.params, raw, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new ParameterError(v.getDotPath(issue) ?? 'params');
}
