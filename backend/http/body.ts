import { UnreadableRequestError } from './unreadable-request.ts';

/** Largest body in bytes (T2). */
const maxBodyBytes = 256 * 1024;

/** The body, at most 256 KB. Throws UnreadableRequestError when larger, or when it breaks off. */
export async function readBodyBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes)
    throw new UnreadableRequestError(413);
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      if (size > maxBodyBytes) throw new UnreadableRequestError(413);
      chunks.push(chunk);
    }
  } catch (error) {
    // Whoever sent it has gone, or took too long: nothing of ours is wrong.
    throw error instanceof UnreadableRequestError ? error : new UnreadableRequestError(400);
  }
  return Buffer.concat(chunks);
}

/** Throws UnreadableRequestError for bytes that are no UTF-8. */
export function readUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableRequestError(400);
  }
}

/** The body as text, at most 256 KB. Throws UnreadableRequestError when larger, broken off or no UTF-8. */
export async function readBodyText(request: Request): Promise<string> {
  return readUtf8(await readBodyBytes(request));
}

/** The kind of body the Content-Type names; null for anything the shop does not read (415). */
export function bodyKind(request: Request): 'json' | 'form' | null {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}
