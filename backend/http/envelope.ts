import { apiVersion } from '../../contract/api/api-version.ts';
import { sessionHeaders } from '../../contract/api/headers.ts';
import type { Message } from '../platform/domain-errors.ts';

/** Whom an answer was given to. */
export interface EnvelopeUser {
  readonly userId: number;
  readonly login: string | null;
  readonly firstName?: string;
  readonly lastName?: string;
}

const nobody: EnvelopeUser = { userId: -1, login: null };

/** How an envelope names a user: nobody where there is none. */
export function envelopeUser(user: Required<EnvelopeUser> | null): EnvelopeUser {
  if (user === null) return nobody;
  const { userId, login, firstName, lastName } = user;
  return { userId, login, firstName, lastName };
}

/** What the envelope says; everything but `status` may be left out. */
export interface EnvelopeContent {
  readonly status: number;
  readonly errors?: readonly Message[];
  readonly infos?: readonly Message[];
  readonly warnings?: readonly Message[];
  readonly user?: EnvelopeUser;
  readonly data?: unknown;
}

const entries = (kind: 'error' | 'info' | 'warning', messages: readonly Message[] = []) =>
  messages.map(({ text, code, field }) => ({ [kind]: text, code, field }));

const texts = (messages: readonly Message[] = []) => messages.map((message) => message.text);

/** The body of an answer of the shop API, all six lists present (T1). */
export function envelopeBody(content: EnvelopeContent): string {
  return JSON.stringify({
    response: {
      status: content.status,
      errors: entries('error', content.errors),
      infos: entries('info', content.infos),
      warnings: entries('warning', content.warnings),
      errorsMessage: texts(content.errors),
      infosMessage: texts(content.infos),
      warningsMessage: texts(content.warnings),
    },
    user: content.user ?? nobody,
    data: content.data ?? null,
  });
}

/** An answer of the shop API. */
export function envelopeResponse(body: string, httpStatus: number, headers?: HeadersInit): Response {
  const response = new Response(body, { status: httpStatus, ...(headers === undefined ? {} : { headers }) });
  response.headers.set('Content-Type', 'application/json; charset=utf-8');
  response.headers.set(sessionHeaders.version, apiVersion);
  return response;
}
