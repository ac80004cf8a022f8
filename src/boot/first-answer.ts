/** The call a known shopper's visit begins with. */
export interface FirstCall {
  /** The cookie that is there where somebody may be logged in (NAV-22). */
  marker: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface FirstAnswer {
  /** Asks the shop, where somebody may be logged in. */
  readonly ask: () => void;
  /** Its answer, once, to whoever makes the call while it is fresh; null where the call has to be made. */
  readonly take: (request: Pick<Request, 'method' | 'url' | 'signal'>) => Promise<Response> | null;
}

/** An older answer may be of another session, in ms. */
const lifetime = 10_000;

/** Makes the first call of a visit ahead of the code that needs it: it takes as long as the code does (decision 050). */
export function firstAnswer(
  call: FirstCall | null,
  page: { isKnown: boolean; origin: string; now: () => number },
): FirstAnswer {
  let asked: { at: number; answer: Promise<Response>; giveUp: () => void } | null = null;
  return {
    ask() {
      if (call === null || !page.isKnown) return;
      const line = new AbortController();
      const answer = fetch(call.path, { headers: call.headers, signal: line.signal });
      // Whoever takes it hears of a failure; where nobody does, nobody missed it.
      answer.catch(() => undefined);
      asked = { at: page.now(), answer, giveUp: () => line.abort() };
    },
    take({ method, url, signal }) {
      if (asked === null || call === null) return null;
      const { at, answer, giveUp } = asked;
      const isFirst = method === 'GET' && url === page.origin + call.path;
      // What was written since is not in it.
      if (isFirst || method !== 'GET') asked = null;
      if (!isFirst || page.now() - at >= lifetime) return null;
      // Whoever takes it may give it up, as any call.
      signal.addEventListener('abort', giveUp);
      return answer;
    },
  };
}
