import { useCallback, useEffect, useState } from 'react';

/** What this machine's own server answered: there, still awaited, or not to be had. */
export type Fetched<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'there'; readonly value: T };

/** Asks the tool's own server; the type is what that server answers. */
export async function ask<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await fetch(`/api/${path}`, signal === undefined ? {} : { signal });
  if (!response.ok) throw new Error(`/api/${path} answered ${response.status}`);
  return response.json() as Promise<T>;
}

/** Fetches once for each path, and again when asked to. */
export function useFetched<T>(path: string): { fetched: Fetched<T>; again: () => void } {
  const [answer, setAnswer] = useState<{ key: string; fetched: Fetched<T> } | null>(null);
  const [round, setRound] = useState(0);
  const key = `${round} ${path}`;
  useEffect(() => {
    const over = new AbortController();
    const settle = (fetched: Fetched<T>) => {
      if (!over.signal.aborted) setAnswer({ key, fetched });
    };
    ask<T>(path, over.signal).then(
      (value) => settle({ status: 'there', value }),
      (error: unknown) => settle({ status: 'failed', reason: String(error) }),
    );
    return () => over.abort();
  }, [path, key]);
  return {
    fetched: answer?.key === key ? answer.fetched : { status: 'loading' },
    again: useCallback(() => setRound((before) => before + 1), []),
  };
}
