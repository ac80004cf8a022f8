import type { RequestInfo } from './request-info.ts';

/** A call outside the shop API: content, version, payment provider, development. */
export interface RawCall<Context> {
  readonly request: Request;
  readonly facts: RequestInfo;
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

function matched(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [at, piece] of wanted.entries()) {
    const value = given[at] ?? '';
    if (piece.startsWith(':')) parts[piece.slice(1)] = value;
    else if (piece !== value) return null;
  }
  return parts;
}

/** The route of a path, with the parts of it that are named; the methods it knows where it is another one. */
export function findRawRoute<Context>(
  routes: readonly RawRoute<Context>[],
  { path, method }: { path: string; method: string },
): { route: RawRoute<Context>; parts: Record<string, string> } | { allowed: string } | null {
  const candidates = routes.flatMap((route) => {
    const parts = matched(route.pattern, path);
    return parts === null ? [] : [{ route, parts }];
  });
  if (candidates.length === 0) return null;
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = candidates.find(({ route }) => route.method === asked);
  return found ?? { allowed: [...new Set(candidates.map(({ route }) => route.method))].join(', ') };
}
