import { databaseIsDown } from '../platform/db/failures.ts';
import { describeError } from '../platform/log.ts';
import type { Log } from '../platform/log.ts';
import {
  ParameterError,
  RefusalError,
  RateLimitError,
  UnknownResourceError,
} from '../platform/domain-errors.ts';
import type { Message } from '../platform/domain-errors.ts';
import type { Said } from '../platform/said.ts';
import { requestRefused, unreadableRequest } from './request-words.ts';
import { UnreadableRequestError } from './unreadable-request.ts';
import { waitWords } from './wait-words.ts';

/** What the envelope and the status line say of a failed call (T2). */
export interface ErrorResponse {
  readonly http: number;
  readonly status: number;
  readonly errors: readonly Message[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An L-call without a valid session: 419, status 3 (T2). */
export class SessionRequiredError extends Error {
  override readonly name = 'SessionRequiredError';
}

/** A write another site may have caused: 403, status 5 (T7). */
export class CrossSiteError extends Error {
  override readonly name = 'CrossSiteError';
}

/** A known path asked with the wrong method: 405 with the right ones (T2). */
export class MethodError extends Error {
  override readonly name = 'MethodError';
  readonly allowed: string;

  constructor(allowed: string) {
    super('wrong method');
    this.allowed = allowed;
  }
}

/** Of every failure that is nobody's business. */
export const generalText: Said = {
  it: 'Si è verificato un errore, riprova tra qualche minuto.',
  'en-US': 'Something went wrong, please try again in a few minutes.',
};

function one(http: number, status: number, error: Message): ErrorResponse {
  return { http, status, errors: [error] };
}

function expectedAnswer(error: unknown): ErrorResponse | null {
  if (error instanceof RefusalError) return { http: 200, status: 1, errors: error.messages };
  if (error instanceof ParameterError) {
    const text =
      error.code === 'idempotency.mismatch'
        ? {
            it: 'La stessa richiesta è già stata inviata con altri dati.',
            'en-US': 'The same request was already sent with other data.',
          }
        : {
            it: `Parametro mancante o non valido: ${error.field}`,
            'en-US': `Missing or invalid parameter: ${error.field}`,
          };
    return one(422, 2, { text, code: error.code, field: error.field });
  }
  if (error instanceof UnknownResourceError) {
    return one(404, 4, {
      text: { it: 'La risorsa richiesta non esiste.', 'en-US': 'What you asked for does not exist.' },
      code: 'resource.unknown',
    });
  }
  if (error instanceof SessionRequiredError) {
    const text = {
      it: 'La sessione è scaduta, si prega di rieffettuare il login per continuare.',
      'en-US': 'Your session has expired, please log in again to continue.',
    };
    return one(419, 3, { text, code: 'auth.required' });
  }
  if (error instanceof CrossSiteError) {
    return one(403, 5, { text: requestRefused, code: 'csrf.refused' });
  }
  if (error instanceof RateLimitError) {
    const { retryAfterSeconds } = error;
    const wait = waitWords(retryAfterSeconds);
    const text = {
      it: `Troppi tentativi. Riprova fra ${wait.it}.`,
      'en-US': `Too many attempts. Try again in ${wait['en-US']}.`,
    };
    return {
      ...one(429, 6, { text, code: 'request.tooMany' }),
      headers: { 'Retry-After': String(retryAfterSeconds) },
    };
  }
  return unreadableAnswer(error);
}

function unreadableAnswer(error: unknown): ErrorResponse | null {
  if (error instanceof MethodError) {
    return {
      ...one(405, 2, {
        text: { it: 'Metodo non consentito.', 'en-US': 'This method is not allowed.' },
        code: 'request.method',
      }),
      headers: { Allow: error.allowed },
    };
  }
  if (!(error instanceof UnreadableRequestError)) return null;
  return error.status === 413
    ? one(413, 2, {
        text: { it: 'La richiesta è troppo grande.', 'en-US': 'The request is too large.' },
        code: 'request.tooLarge',
      })
    : one(error.status, 2, { text: unreadableRequest, code: 'request.malformed' });
}

/**
 * The one mapper from errors to answers: expected outcomes to their status, everything else to a blank 500 (503 when
 * the database is away) that is logged with the request's id and never shown.
 */
export function errorResponse(error: unknown, log: Log, requestId: string): ErrorResponse {
  const expected = expectedAnswer(error);
  if (expected !== null) return expected;
  const http = databaseIsDown(error) ? 503 : 500;
  log.error('request.failed', { requestId, http, reason: describeError(error) });
  return one(http, -1, { text: generalText, code: 'server.error' });
}
