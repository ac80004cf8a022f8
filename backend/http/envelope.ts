import type { Language } from '../../contract/languages.ts';
import type { Message } from '../platform/domain-errors.ts';
import { stringify } from '../platform/kept-json.ts';
import { KnownResponse } from './known-response.ts';

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

const entries = (
  kind: 'error' | 'info' | 'warning',
  messages: readonly Message[] | undefined,
  language: Language,
) => (messages ?? []).map(({ text, code, field }) => ({ [kind]: text[language], code, field }));

const texts = (messages: readonly Message[] | undefined, language: Language) =>
  (messages ?? []).map(({ text }) => text[language]);

/** The body of an answer of the shop API in the language of whoever asks, all six lists present (T1). */
export function envelopeBody(content: EnvelopeContent, language: Language): string {
  return stringify({
    response: {
      status: content.status,
      errors: entries('error', content.errors, language),
      infos: entries('info', content.infos, language),
      warnings: entries('warning', content.warnings, language),
      errorsMessage: texts(content.errors, language),
      infosMessage: texts(content.infos, language),
      warningsMessage: texts(content.warnings, language),
    },
    user: content.user ?? nobody,
    data: content.data ?? null,
  });
}

/** An answer of the shop API. */
export function envelopeResponse(
  body: KnownResponse['content'],
  httpStatus: number,
  headers?: HeadersInit,
): Response {
  const response = new KnownResponse(body, {
    status: httpStatus,
    ...(headers === undefined ? {} : { headers }),
  });
  response.headers.set('Content-Type', 'application/json; charset=utf-8');
  return response;
}
