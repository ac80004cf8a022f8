import type { RequestInfo } from './request-info.ts';

/** A call outside the shop API: content, version, payment provider, development. */
export interface RawCall<Context> {
  readonly request: Request;
  readonly requestInfo: RequestInfo;
  readonly context: Context;
  /** Parts of the path, by name. */
  readonly path: Readonly<Record<string, string>>;
  readonly credential: string | null;
}

/** A route by method and pattern; `:name` stands for one part of the path. */
export interface RawRoute<Context> {
  readonly method: 'GET' | 'POST';
  readonly pattern: string;
  readonly handle: (call: RawCall<Context>) => Promise<Response>;
}
