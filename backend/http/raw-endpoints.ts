import type { Hono } from 'hono';
import type { Language } from '../../contract/languages.ts';
import type { Said } from '../platform/said.ts';
import { contentError } from './content-error.ts';
import { generalText, MethodError } from './error-response.ts';
import type { ErrorResponse } from './error-response.ts';
import type { HttpEnv } from './http-env.ts';
import { jsonResponse } from './raw-responses.ts';
import type { RawRoute } from './raw-route.ts';

/** Registers the calls that answer no envelope. Their other methods are for `registerAllowedMethods`. */
export function registerRawRoutes<Context>(
  app: Hono<HttpEnv<Context>>,
  routes: readonly RawRoute<Context>[],
): void {
  for (const { method, pattern, handle } of routes) {
    app.on(method, pattern, (c) =>
      handle({
        request: c.req.raw,
        requestInfo: c.get('info'),
        context: c.get('context'),
        path: c.req.param(),
        credential: c.get('credential'),
      }),
    );
  }
}

/** Answers the methods a path does not have: throws MethodError (405, T2). Comes after all routes. */
export function registerAllowedMethods<Context>(
  app: Hono<HttpEnv<Context>>,
  methods: readonly (readonly [path: string, methods: readonly string[]])[],
): void {
  for (const [path, sharing] of Map.groupBy(methods, ([one]) => one)) {
    const allowed = [...new Set(sharing.flatMap(([, some]) => some))].join(', ');
    app.all(path, () => {
      throw new MethodError(allowed);
    });
  }
}

const notFoundText: Said = { it: 'Non trovato.', 'en-US': 'Not found.' };

/** A failed call outside the shop API: plain JSON, that of the content API in its own shape. */
export function rawErrorResponse(
  path: string,
  { http, headers }: ErrorResponse,
  language: Language,
): Response {
  if (!path.startsWith('/p/')) return jsonResponse({ error: http }, http, headers);
  const known = http === 400 || http === 404 || http === 405 ? http : 500;
  const words = known === 500 ? generalText : notFoundText;
  return contentError(known, known === 404 ? 'rest_no_route' : 'rest_error', words[language], headers);
}
