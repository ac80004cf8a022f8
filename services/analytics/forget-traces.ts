interface Traces {
  readCookies: () => string;
  writeCookie: (cookie: string) => void;
  storage: () => Storage;
  /** The host of the page: cookies of tags are often those of the domains above it. */
  hostname: string;
}

/** The host and every domain above it that a cookie may be of. */
const domainsOf = (hostname: string): string[] => {
  const parts = hostname.split('.');
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'));
};

/** Deletes cookies and stored values whose names begin with one of `beginnings`: what scripts of others made (COOK-04). */
export function forgetTraces(beginnings: readonly string[], traces: Traces): void {
  const isTheirs = (name: string) => beginnings.some((beginning) => name.startsWith(beginning));
  for (const cookie of traces.readCookies().split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!isTheirs(name)) continue;
    traces.writeCookie(`${name}=; Path=/; Max-Age=0`);
    for (const domain of domainsOf(traces.hostname))
      traces.writeCookie(`${name}=; Path=/; Max-Age=0; Domain=${domain}`);
  }
  try {
    const storage = traces.storage();
    for (const name of Object.keys(storage)) if (isTheirs(name)) storage.removeItem(name);
  } catch {
    // Where nothing can be stored nothing is.
  }
}
