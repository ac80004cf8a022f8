import ky from 'ky';
import * as v from 'valibot';
import { contentApi } from '../../contract/api/content/content.ts';
import { ApiFailure } from '../../contract/api/failure.ts';
import type { Language } from '../../contract/languages.ts';
import type { RequestCache } from '../request-cache.ts';

export interface ContentOptions {
  signal?: AbortSignal;
}

export interface ContentDependencies {
  baseUrl: string;
  fetch: typeof fetch;
  cache: RequestCache;
  /** The language menus are read in; absent, the brand's first one (TEN-03). */
  language?: Language;
}

/** An answer of the content backend, with the totals that a list's headers tell (CMS-05). */
interface ContentAnswer<Data> {
  data: Data;
  total: number;
  totalPages: number;
}

/** Reads `contentApi/path` by a schema; an answer is kept as those of the shop are (API-06). Throws ApiFailure. */
export type ContentReader = <S extends v.GenericSchema>(
  path: string,
  schema: S,
  options: ContentOptions,
) => Promise<ContentAnswer<v.InferOutput<S>>>;

const keptSchema = v.object({ data: v.unknown(), total: v.number(), totalPages: v.number() });

const countIn = (headers: Headers, name: string): number => {
  const count = Number(headers.get(name) ?? '0');
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
};

export function createContentReader({ baseUrl, fetch, cache, language }: ContentDependencies): ContentReader {
  const headers = language === undefined ? {} : { 'Accept-Language': language };
  const http = ky.create({ fetch, headers, timeout: false, throwHttpErrors: false, retry: 0 });
  return async (path, schema, { signal }) => {
    const key = `${contentApi}/${path}`;
    const cached = cache.get(key);
    if (cached !== undefined) {
      const { data, ...totals } = v.parse(keptSchema, cached);
      return { data: v.parse(schema, data), ...totals };
    }
    const response = await http(`${baseUrl}${key}`, signal === undefined ? {} : { signal }).catch(
      (cause: unknown) => {
        throw signal?.aborted === true ? signal.reason : new ApiFailure('network', { cause });
      },
    );
    if (response.status === 404) throw new ApiFailure('notFound');
    if (!response.ok) throw new ApiFailure('serviceDown');
    const parsed = v.safeParse(schema, await response.json().catch(() => undefined));
    if (!parsed.success) throw new ApiFailure('unreadable');
    const answer = {
      data: parsed.output,
      total: countIn(response.headers, 'X-WP-Total'),
      totalPages: countIn(response.headers, 'X-WP-TotalPages'),
    };
    cache.set(key, answer);
    return answer;
  };
}
