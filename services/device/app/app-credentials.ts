import { sessionHeaders } from '../../../contract/api/headers.ts';
import type { Credentials } from '../../credentials.ts';
import type { SecureText } from './secure-store.ts';

interface AppCredentialsDependencies {
  /** What the names of the session's headers begin with (SES-02). */
  headerPrefix: string;
  store: SecureText;
  /** The safe could not be read or written: the session lasts as long as the app runs. */
  failed: (error: unknown) => void;
}

/**
 * The mobile app: it sends the session in a header, which answers to a login give it and the phone's safe keeps (API-04,
 * decision 011). Where the safe cannot be read nobody is logged in.
 */
export async function appCredentials({
  headerPrefix,
  store,
  failed,
}: AppCredentialsDependencies): Promise<Credentials> {
  const names = sessionHeaders(headerPrefix);
  let session = await store.read().catch((error: unknown) => {
    failed(error);
    return null;
  });
  // One after the other: what was wanted last is what stays.
  let writing = Promise.resolve();
  const change = (wanted: string | null) => {
    session = wanted;
    writing = writing
      .then(() => (wanted === null ? store.forget() : store.keep(wanted)))
      .catch((error: unknown) => failed(error));
  };
  return {
    kind: 'app',
    headerPrefix,
    headers: () => (session === null ? {} : { [names.session]: session }),
    keep(answer) {
      const given = answer.get(names.session);
      if (given !== null && given !== '' && given !== session) change(given);
    },
    hasMarker: () => session !== null,
    forget: () => change(null),
  };
}
