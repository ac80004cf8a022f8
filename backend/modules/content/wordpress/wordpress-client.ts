import { LRUCache } from 'lru-cache';
import { ContentBackendError } from '../content-backend-error.ts';

/** An answer of a WordPress: its JSON, and the total of a list. */
interface WordPressAnswer {
  readonly data: unknown;
  readonly total: number;
}

/** Reads a path under `wp-json`; null where the site knows no such route or thing. Throws ContentBackendError. */
type ReadWordPress = (path: string) => Promise<WordPressAnswer | null>;

/** A site that keeps the texts of a brand. */
export interface WordPress {
  readonly read: ReadWordPress;
  /** A file of its library, at most 12 MB; null where there is none. Throws ContentBackendError. */
  readonly readUpload: (path: string) => Promise<Uint8Array | null>;
}

const answerWithinMs = 5_000;
const largestAnswer = 4 * 1024 * 1024;
const largestUpload = 12 * 1024 * 1024;
/** How long an answer is given again without asking. */
const freshMs = 60_000;
/** How long it stands in for one that does not come. */
const staleMs = 24 * 60 * 60_000;
const mostAnswers = 500;

interface Kept {
  readonly answer: WordPressAnswer | null;
  readonly at: number;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function read(url: string): Promise<WordPressAnswer | null> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      headers: { Accept: 'application/json' },
      redirect: 'follow',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    text = await response.text();
  } catch (error) {
    throw new ContentBackendError(`${url}: ${reasonOf(error)}`);
  }
  if (response.status === 404) return null;
  // A page past the end is refused with 400 where the shop answers an empty list (X04).
  if (response.status === 400 && text.includes('rest_post_invalid_page_number'))
    return { data: [], total: 0 };
  if (!response.ok) throw new ContentBackendError(`${url}: HTTP ${response.status}`);
  if (text.length > largestAnswer) throw new ContentBackendError(`${url}: ${text.length} characters`);
  try {
    const total = Number(response.headers.get('X-WP-Total') ?? '');
    return { data: JSON.parse(text), total: Number.isSafeInteger(total) && total > 0 ? total : 0 };
  } catch {
    throw new ContentBackendError(`${url}: no JSON`);
  }
}

async function download(url: string): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(answerWithinMs) });
    if (response.status === 404) return null;
    if (!response.ok) throw new ContentBackendError(`${url}: HTTP ${response.status}`);
    for await (const part of response.body ?? []) {
      size += part.byteLength;
      if (size > largestUpload) throw new ContentBackendError(`${url}: more than ${largestUpload} bytes`);
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof ContentBackendError
      ? error
      : new ContentBackendError(`${url}: ${reasonOf(error)}`);
  }
  return Buffer.concat(parts);
}

/** A WordPress by the address of its `wp-json`. What it answered before stands in while it does not answer. */
export function createWordPress(baseUrl: string, now: () => number): WordPress {
  const site = baseUrl.replace(/\/+$/, '').replace(/\/wp-json$/, '');
  const kept = new LRUCache<string, Kept>({ max: mostAnswers });
  const underway = new Map<string, Promise<WordPressAnswer | null>>();
  const ask = async (path: string): Promise<WordPressAnswer | null> => {
    const answer = await read(`${baseUrl.replace(/\/+$/, '')}/${path}`);
    kept.set(path, { answer, at: now() });
    return answer;
  };
  const readKept: ReadWordPress = async (path) => {
    const before = kept.get(path);
    if (before !== undefined && now() - before.at < freshMs) return before.answer;
    const asked = underway.get(path) ?? ask(path).finally(() => underway.delete(path));
    underway.set(path, asked);
    try {
      return await asked;
    } catch (error) {
      if (before === undefined || now() - before.at > staleMs) throw error;
      return before.answer;
    }
  };
  return { read: readKept, readUpload: (path) => download(`${site}/wp-content/uploads/${path}`) };
}
