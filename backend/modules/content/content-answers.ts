import { sharedVary } from '../../http/caching.ts';
import { contentError } from '../../http/content-error.ts';
import { readForm } from '../../http/raw-params.ts';
import { jsonResponse } from '../../http/raw-responses.ts';
import type { RawCall } from '../../http/raw-route.ts';
import type { Said } from '../../platform/said.ts';
import type { ContentContext } from './content.context.ts';

const invalidText: Said = { it: 'Parametri non validi.', 'en-US': 'Invalid parameters.' };

/** A wrong parameter or part of a path. */
export const wrongParams = (call: Pick<RawCall<ContentContext>, 'context'>): Response =>
  contentError(400, 'rest_invalid_param', invalidText[call.context.language]);

/** A good answer: for everybody, unless a credential came with the question (T11). */
export function contentAnswer(
  call: RawCall<ContentContext>,
  data: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const shared = { 'Cache-Control': 'public, max-age=60', Vary: sharedVary(call.context.facts) };
  const own = { 'Cache-Control': 'private, no-store' };
  return jsonResponse(data, 200, { ...headers, ...(call.credential === null ? shared : own) });
}

/** The query of a call; a name given several times counts as absent. */
export function queryOf(call: RawCall<ContentContext>): (name: string) => string | null {
  const query = readForm(call.requestInfo.url.search.slice(1));
  return (name) => {
    const value = query[name];
    return typeof value === 'string' ? value : null;
  };
}

const whole = /^\d{1,10}$/;

/** A whole number of at most ten digits; null for any other text. */
export const wholeNumber = (text: string): number | null => (whole.test(text) ? Number(text) : null);
