import { randomUUID } from 'node:crypto';
import type { Log } from '../platform/log.ts';
import type { PlatformContext } from '../platform/platform-context.ts';
import { contentError } from './content-error.ts';
import { errorResponse } from './error-response.ts';
import { jsonResponse } from './raw-responses.ts';
import { findRawRoute } from './raw-route.ts';
import type { RawRoute } from './raw-route.ts';
import type { RequestInfo } from './request-info.ts';
import { credentialOf } from './session-cookies.ts';

/** One request outside the shop API; `path` is its plain form, null when it cannot be decoded. */
export interface RawRequest<Context extends PlatformContext> {
  readonly request: Request;
  readonly facts: RequestInfo;
  readonly context: Context;
  readonly path: string | null;
  readonly routes: readonly RawRoute<Context>[];
  readonly log: Log;
}

function failure(path: string | null, status: number, headers: Readonly<Record<string, string>> = {}) {
  if (path?.startsWith('/p/') !== true) return jsonResponse({ error: status }, status, headers);
  const known = status === 400 || status === 404 || status === 405 ? status : 500;
  const words = known === 500 ? 'Si è verificato un errore, riprova tra qualche minuto.' : 'Non trovato.';
  return contentError(known, known === 404 ? 'rest_no_route' : 'rest_error', words, headers);
}

async function answer<Context extends PlatformContext>(plain: RawRequest<Context>): Promise<Response> {
  const { request, facts, context, path, routes } = plain;
  if (path === null) return failure(facts.url.pathname, 400);
  // No address of ours holds a NUL, and the database knows no text with one (T3).
  if (path.includes('\0')) return failure(path, 404);
  if (facts.url.search.includes('%00')) return failure(path, 400);
  const found = findRawRoute(routes, { path, method: request.method });
  if (found === null) return failure(path, 404);
  if ('allowed' in found) return failure(path, 405, { Allow: found.allowed });
  const credential = credentialOf(request, context.config, facts);
  return found.route.handle({ request, facts, context, path: found.parts, credential });
}

/** Answers a call outside the shop API; failures are plain JSON, those of the content API in its own shape. */
export async function answerRawCall<Context extends PlatformContext>(
  plain: RawRequest<Context>,
): Promise<Response> {
  try {
    return await answer(plain);
  } catch (error) {
    return failure(plain.path, errorResponse(error, plain.log, randomUUID()).http);
  }
}
