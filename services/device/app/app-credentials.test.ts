import { expect, test } from 'vitest';
import { appCredentials } from './app-credentials.ts';
import { secureText, type SecureStorage } from './secure-store.ts';

/** The phone's safe, which may refuse; what was asked of it, in order. */
function openSafe(held: Record<string, string> = {}) {
  const safe = new Map(Object.entries(held));
  const asked: unknown[] = [];
  const failures: unknown[] = [];
  let refusal: Error | null = null;
  const attempt = <T>(work: () => T): Promise<T> =>
    refusal === null ? Promise.resolve(work()) : Promise.reject(refusal);
  const storage: SecureStorage = {
    internalGetItem: ({ prefixedKey }) => attempt(() => ({ data: safe.get(prefixedKey) ?? null })),
    internalSetItem: (item) =>
      attempt(() => {
        asked.push(item);
        safe.set(item.prefixedKey, item.data);
      }),
    internalRemoveItem: ({ prefixedKey }) => attempt(() => safe.delete(prefixedKey)),
  };
  return {
    safe,
    asked,
    failures,
    refuse: (error: Error) => void (refusal = error),
    open: () =>
      appCredentials({
        headerPrefix: 'X-Ebsn-',
        store: secureText(storage, 'session'),
        failed: (error) => void failures.push(error),
      }),
  };
}

const answer = (session: string) => new Headers({ 'X-Ebsn-Session': session, 'X-Ebsn-Account': '1' });

/** What the safe was asked before has been done. */
const written = () => new Promise((resolve) => setTimeout(resolve));

test('API-04: the session of a login is sent from then on, and kept on this phone alone', async () => {
  const { safe, asked, open } = openSafe();
  const credentials = await open();
  expect([credentials.kind, credentials.hasMarker(), credentials.headers()]).toEqual(['app', false, {}]);
  credentials.keep(answer('the-session'));
  expect([credentials.hasMarker(), credentials.headers()]).toEqual([
    true,
    { 'X-Ebsn-Session': 'the-session' },
  ]);
  await written();
  expect([...safe]).toEqual([['session', 'the-session']]);
  expect(asked).toEqual([{ prefixedKey: 'session', data: 'the-session', sync: false, access: 1 }]);
});

test('API-04: an app that is opened again sends what the safe holds', async () => {
  const credentials = await openSafe({ session: 'of-yesterday' }).open();
  expect([credentials.hasMarker(), credentials.headers()]).toEqual([
    true,
    { 'X-Ebsn-Session': 'of-yesterday' },
  ]);
});

test('API-04: an answer without a session changes nothing, nor does the same one again', async () => {
  const { asked, open } = openSafe({ session: 'of-yesterday' });
  const credentials = await open();
  credentials.keep(new Headers());
  credentials.keep(answer(''));
  credentials.keep(answer('of-yesterday'));
  await written();
  expect([credentials.headers(), asked]).toEqual([{ 'X-Ebsn-Session': 'of-yesterday' }, []]);
});

test('SES-05: what was wanted last stays, however fast it follows', async () => {
  const { safe, open } = openSafe();
  const credentials = await open();
  credentials.keep(answer('one'));
  credentials.forget();
  credentials.keep(answer('two'));
  credentials.forget();
  expect([credentials.hasMarker(), credentials.headers()]).toEqual([false, {}]);
  await written();
  expect([...safe]).toEqual([]);
});

test('SES-04: a safe that cannot be read leaves nobody logged in, and the failure is told', async () => {
  const { refuse, failures, open } = openSafe({ session: 'of-yesterday' });
  refuse(new Error('locked'));
  const credentials = await open();
  expect([credentials.hasMarker(), failures]).toEqual([false, [new Error('locked')]]);
});

test('API-04: a safe that cannot be written loses the session with the app, not before', async () => {
  const { refuse, failures, open } = openSafe();
  const credentials = await open();
  refuse(new Error('full'));
  credentials.keep(answer('the-session'));
  await written();
  expect([credentials.headers(), failures]).toEqual([
    { 'X-Ebsn-Session': 'the-session' },
    [new Error('full')],
  ]);
});
