import type { Version } from '../../contract/api/version.ts';

/** Asks for the version of the shop (A08). Rejects when it does not come, is refused or is not one. */
export type AskVersion = (signal: AbortSignal) => Promise<Version>;

interface VersionDependencies {
  /** Origin of the shop, e.g. `https://shop.example`. */
  baseUrl: string;
  fetch: typeof fetch;
}

const recordIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const textIn = (value: unknown): string => {
  if (typeof value !== 'string') throw new TypeError('what the shop says is no version');
  return value;
};

/** Every visitor asks: it is read without a schema. */
function versionIn(answer: unknown): Version {
  const { version, minVersion, stores } = recordIn(answer);
  const { ios, android } = recordIn(stores);
  return {
    version: textIn(version),
    minVersion: textIn(minVersion),
    stores: { ios: textIn(ios), android: textIn(android) },
  };
}

export const askVersionWith =
  ({ baseUrl, fetch: send }: VersionDependencies): AskVersion =>
  async (signal) => {
    const answer = await send(`${baseUrl}/version.json`, { cache: 'no-store', credentials: 'omit', signal });
    if (!answer.ok) throw new Error(`the version was answered with ${answer.status}`);
    return versionIn(await answer.json());
  };
