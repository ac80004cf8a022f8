import type { TenantScope } from '../scope.ts';
import type { RequestFacts } from './request-facts.ts';

/** A call outside the shop API: content, version, payment provider, development. */
export interface PlainCall {
  readonly request: Request;
  readonly facts: RequestFacts;
  readonly scope: TenantScope;
  /** Parts of the path, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly credential: string | null;
}

/** A route by method and pattern; `:name` stands for one part of the path. */
export interface PlainRoute {
  readonly method: 'GET' | 'POST';
  readonly pattern: string;
  readonly handle: (call: PlainCall) => Promise<Response>;
}
