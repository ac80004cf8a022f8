import { bodyKind, readBodyText } from './body.ts';
import { readForm, readJson } from './raw-params.ts';
import type { RawParams } from './raw-params.ts';
import { UnreadableRequestError } from './unreadable-request.ts';

async function bodyParams(request: Request): Promise<RawParams> {
  const text = await readBodyText(request);
  if (text === '') return readForm('');
  switch (bodyKind(request)) {
    case 'json':
      return readJson(text);
    case 'form':
      return readForm(text);
    case null:
      throw new UnreadableRequestError(415);
  }
}

/** Query and body parameters together; the body wins (T3). Throws UnreadableRequestError. */
export async function paramsOf(request: Request, search: string): Promise<RawParams> {
  const query = readForm(search.replace(/^\?/, ''));
  if (request.method !== 'POST') return query;
  return Object.assign(query, await bodyParams(request));
}
