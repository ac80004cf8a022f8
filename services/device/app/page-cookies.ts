const key = 'page-cookies';

interface Kept {
  value: string;
  /** When it ends, in ms since the epoch; null where the app keeps it for good. */
  until: number | null;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'string' &&
  'until' in value &&
  (value.until === null || typeof value.until === 'number');

/** What was kept; what is broken of it is dropped. */
function cookiesIn(text: string | null): Map<string, Kept> {
  const kept: unknown = JSON.parse(text ?? '{}');
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return new Map(entries.filter((entry): entry is [string, Kept] => isKept(entry[1])));
}

/**
 * The cookies that page script writes, as of light or dark, at an origin that holds none: read and written as `document.cookie`
 * is, by name and lifetime alone (decision 083). The server never sees them. Where nothing can be kept they last as long as
 * the page.
 */
export function pageCookiesIn({ storage, now }: { storage: () => Storage; now: () => number }) {
  let unkept: Map<string, Kept> | null = null;
  const cookies = (): Map<string, Kept> => {
    if (unkept !== null) return unkept;
    try {
      return cookiesIn(storage().getItem(key));
    } catch {
      return new Map();
    }
  };
  return {
    read: (): string =>
      Array.from(cookies())
        .filter(([, { until }]) => until === null || until > now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    write(cookie: string): void {
      const [pair = '', ...attributes] = cookie.split(';');
      const at = pair.indexOf('=');
      if (at < 1) return;
      const age = attributes
        .map((attribute) => /^\s*max-age=(-?\d+)\s*$/i.exec(attribute)?.[1])
        .find((seconds) => seconds !== undefined);
      const next = cookies();
      const name = pair.slice(0, at).trim();
      if (age !== undefined && Number(age) <= 0) next.delete(name);
      else
        next.set(name, {
          value: pair.slice(at + 1).trim(),
          until: age === undefined ? null : now() + Number(age) * 1_000,
        });
      try {
        storage().setItem(key, JSON.stringify(Object.fromEntries(next)));
        unkept = null;
      } catch {
        unkept = next;
      }
    },
  };
}
