import { bodyKind, readBodyBytes, readUtf8 } from '../../http/body.ts';
import { emptyParams, readForm, readJson } from '../../http/raw-params.ts';
import type { RawParams } from '../../http/raw-params.ts';
import { UnreadableRequestError } from '../../http/unreadable-request.ts';

const isMultipart = (request: Request) =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');

async function readMultipart(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<RawParams> {
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new UnreadableRequestError(400);
  });
  const params = emptyParams();
  for (const [name, value] of form) {
    // The shop's forms take no files.
    if (typeof value !== 'string') throw new UnreadableRequestError(400);
    params[name] = value;
  }
  return params;
}

/** What was posted to X10: form, JSON or multipart (T3). Throws UnreadableRequestError. */
export async function readPostedForm(request: Request): Promise<RawParams> {
  const bytes = await readBodyBytes(request);
  if (isMultipart(request)) return readMultipart(request, bytes);
  switch (bodyKind(request)) {
    case 'json':
      return readJson(readUtf8(bytes));
    case 'form':
      return readForm(readUtf8(bytes));
    case null:
      throw new UnreadableRequestError(415);
  }
}

/** The fields within `formData`: an object, its JSON text, or urlencoded text. Throws UnreadableRequestError. */
export function readFormData(formData: unknown): RawParams {
  if (typeof formData === 'object' && formData !== null && !Array.isArray(formData)) {
    return Object.assign(emptyParams(), formData);
  }
  if (typeof formData !== 'string') return emptyParams();
  return formData.trimStart().startsWith('{') ? readJson(formData) : readForm(formData);
}
