import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { sessionLogic } from './session.logic.ts';
import type { SessionEmitted, SessionUser } from './session.machine.ts';
import { loginError, loginReason } from './session.selectors.ts';
import { aCart, anAnonymousCart, anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';

type Recalled = { user: SessionUser | null; hasRestoreToken: boolean; answer: CartAnswer };

function startSession({ isStranger = false } = {}) {
  const clock = new SimulatedClock();
  const askCookie = held<Recalled>();
  const exchangeToken = held<SessionUser>();
  const login = held<SessionUser, { email: string; password: string; rememberMe: boolean }>();
  const logout = held<void>();
  const forgotten: string[] = [];
  const actor = createActor(
    sessionLogic.provide({
      actors: {
        askCookie: askCookie.logic,
        exchangeToken: exchangeToken.logic,
        login: login.logic,
        logout: logout.logic,
      },
      actions: { forgetSession: () => forgotten.push('forgotten') },
    }),
    { clock, input: { isStranger } },
  );
  const emitted: SessionEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, clock, askCookie, exchangeToken, login, logout, emitted, forgotten };
}

const nobody = (hasRestoreToken = false): Recalled => ({
  user: null,
  hasRestoreToken,
  answer: anAnswer(anAnonymousCart()),
});
const somebody = (): Recalled => ({
  user: { userId: 1, ssoUser: false },
  hasRestoreToken: true,
  answer: anAnswer(aCart()),
});

const credentials = {
  type: 'login.submit',
  email: 'demo@cestolieto.example',
  password: 'Demo2026!',
  rememberMe: false,
} as const;

async function anonymous() {
  const session = startSession();
  await session.askCookie.latest().answer(nobody());
  return session;
}

async function authenticated() {
  const session = startSession();
  await session.askCookie.latest().answer(somebody());
  return session;
}

describe('logging out', () => {
  test('SES-05, SES-08: the logout’s own answer, given to nobody, is no loss of the session', async () => {
    const session = await authenticated();
    session.actor.send({ type: 'logout.request' });
    session.actor.send({ type: 'user.seen', userId: -1 });
    expect(session.actor.getSnapshot().value).toEqual({ authenticated: 'loggingOut' });
    await session.logout.latest().answer();
    expect(session.emitted.at(-1)).toEqual({ type: 'session.closed', reason: 'logout' });
    expect(session.forgotten).toEqual(['forgotten']);
  });

  test('SES-05: a session that had ended already is a logout done, without a login dialog', async () => {
    const session = await authenticated();
    session.actor.send({ type: 'logout.request' });
    session.actor.send({ type: 'session.expire' });
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'browsing' });
    expect(session.emitted.at(-1)).toEqual({ type: 'session.closed', reason: 'logout' });
  });
});

describe('restoring', () => {
  test('SES-04: the cookie alone opens the session, and no token is exchanged (RULE-SESSION-3)', async () => {
    const session = startSession();
    const recalled = somebody();
    await session.askCookie.latest().answer(recalled);
    expect(session.actor.getSnapshot().value).toEqual({ authenticated: 'staying' });
    expect(session.actor.getSnapshot().context.user).toEqual({ userId: 1, ssoUser: false });
    expect(session.emitted).toEqual([
      { type: 'cart.answered', answer: recalled.answer },
      { type: 'session.opened', isSingleSignOn: false },
    ]);
    expect(session.exchangeToken.calls).toHaveLength(0);
  });

  test('SES-04: a device that holds nothing of a session asks nobody, and its visitor is anonymous at once', async () => {
    const session = startSession({ isStranger: true });
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'browsing' });
    expect(session.emitted).toEqual([{ type: 'session.absent' }]);
    session.clock.increment(15_000);
    expect([session.askCookie.calls.length, session.exchangeToken.calls.length]).toEqual([0, 0]);
    session.actor.send({ type: 'login.request' });
    session.actor.send(credentials);
    await session.login.latest().answer({ userId: 1, ssoUser: false });
    expect(session.emitted).toEqual([
      { type: 'session.absent' },
      { type: 'session.opened', isSingleSignOn: false },
    ]);
  });

  test('SES-09: a login asked for while the visitor is still unknown opens once nobody is found', async () => {
    const session = startSession();
    session.actor.send({ type: 'login.request' });
    expect(session.actor.getSnapshot().value).toEqual({ restoring: 'askingCookie' });
    await session.askCookie.latest().answer(nobody());
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'awaitingCredentials' });
    session.actor.send({ type: 'login.dismiss' });
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'browsing' });
  });

  test('SES-09: and stays closed when the cookie opened the session, also after the next logout', async () => {
    const session = startSession();
    session.actor.send({ type: 'login.request' });
    await session.askCookie.latest().answer(somebody());
    expect(session.actor.getSnapshot().value).toEqual({ authenticated: 'staying' });
    session.actor.send({ type: 'logout.request' });
    await session.logout.latest().answer();
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'browsing' });
  });

  test('SES-18: credentials given on the login page before the visitor is known are not lost', async () => {
    const session = startSession();
    session.actor.send(credentials);
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'loggingIn' });
    await session.askCookie.latest().answer(nobody());
    await session.login.latest().answer({ userId: 1, ssoUser: false });
    expect(session.actor.getSnapshot().value).toEqual({ authenticated: 'staying' });
  });

  test('SES-04: without a cookie a stored token is exchanged once', async () => {
    const session = startSession();
    await session.askCookie.latest().answer(nobody(true));
    expect(session.actor.getSnapshot().value).toEqual({ restoring: 'exchangingToken' });
    await session.exchangeToken.latest().answer({ userId: 4, ssoUser: false });
    expect(session.actor.getSnapshot().value).toEqual({ authenticated: 'staying' });
    expect(session.exchangeToken.calls).toHaveLength(1);
  });

  test('SES-03: a refused token leaves the visitor anonymous without a dialog', async () => {
    const session = startSession();
    await session.askCookie.latest().answer(nobody(true));
    await session.exchangeToken.latest().fail(refusal('auth.restore.invalid'));
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'browsing' });
    expect(session.emitted.map((event) => event.type)).toEqual(['session.absent']);
  });

  test('RULE-SESSION-9: an answer that never comes makes a stranger of nobody, and a late one changes nothing', async () => {
    const session = startSession();
    session.clock.increment(15_000);
    expect(session.actor.getSnapshot().value).toEqual('unanswered');
    await session.askCookie.latest().answer(somebody());
    expect(session.actor.getSnapshot().value).toEqual('unanswered');
    expect(session.emitted).toEqual([{ type: 'session.unanswered' }]);
  });

  test('ERR-04, ERR-13: a shop that does not answer ends no session, and is asked again when it is there', async () => {
    const session = startSession();
    await session.askCookie.latest().fail(failed('network'));
    expect(session.actor.getSnapshot().value).toEqual('unanswered');
    session.actor.send({ type: 'service.resumed' });
    await session.askCookie.latest().answer(somebody());
    expect(session.actor.getSnapshot().value).toEqual({ authenticated: 'staying' });
  });
});

describe('the login dialog', () => {
  test('SES-10: an empty password makes no call', async () => {
    const session = await anonymous();
    session.actor.send({ type: 'login.request' });
    session.actor.send({ ...credentials, password: '' });
    expect(session.login.calls).toHaveLength(0);
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'awaitingCredentials' });
  });

  test('RULE-SESSION-7: while a login is on its way a second one is not sent', async () => {
    const session = await anonymous();
    session.actor.send({ type: 'login.request' });
    session.actor.send(credentials);
    session.actor.send(credentials);
    expect(session.login.calls.map((call) => call.input)).toEqual([
      { email: 'demo@cestolieto.example', password: 'Demo2026!', rememberMe: false },
    ]);
  });

  test('SES-12: a refused login keeps the dialog and the e-mail, and a right one can follow (RULE-SESSION-10)', async () => {
    const session = await anonymous();
    session.actor.send({ type: 'login.request' });
    session.actor.send(credentials);
    await session.login.latest().fail(refusal('auth.invalid', 'E-mail o password non corretti'));
    const refused = session.actor.getSnapshot();
    expect(refused.value).toEqual({ anonymous: 'awaitingCredentials' });
    expect(refused.context.email).toBe('demo@cestolieto.example');
    expect(loginError(refused)).toEqual({
      failure: 'refused',
      messages: [{ code: 'auth.invalid', text: 'E-mail o password non corretti', field: null }],
    });
    session.actor.send(credentials);
    await session.login.latest().answer({ userId: 9, ssoUser: false });
    expect(session.actor.getSnapshot().value).toEqual({ authenticated: 'staying' });
    expect(session.emitted.at(-1)).toEqual({ type: 'session.opened', isSingleSignOn: false });
  });

  test('a login nobody answers gives the dialog back', async () => {
    const session = await anonymous();
    session.actor.send({ type: 'login.request' });
    session.actor.send(credentials);
    session.clock.increment(15_000);
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'awaitingCredentials' });
    expect(loginError(session.actor.getSnapshot())?.failure).toBe('timeout');
    expect(session.login.latest().signal.aborted).toBe(true);
  });

  test('SES-14: closing it says so once and opens nothing', async () => {
    const session = await anonymous();
    session.actor.send({ type: 'login.request' });
    session.actor.send({ type: 'login.dismiss' });
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'browsing' });
    expect(session.emitted.at(-1)).toEqual({ type: 'login.dismissed' });
  });
});

describe('losing the session', () => {
  test('RULE-SESSION-2: however many 419 come, one dialog with one message, and everything stored is forgotten', async () => {
    const session = await authenticated();
    session.actor.send({ type: 'session.expire' });
    session.actor.send({ type: 'session.expire' });
    const expired = session.actor.getSnapshot();
    expect(expired.value).toEqual({ anonymous: 'awaitingCredentials' });
    expect(expired.context.user).toBeNull();
    expect(loginReason(expired)).toBe('expired');
    expect(session.forgotten).toEqual(['forgotten']);
    expect(session.emitted.filter((event) => event.type === 'session.closed')).toEqual([
      { type: 'session.closed', reason: 'expired' },
    ]);
  });

  test('NAV-25: a 419 while anonymous opens the dialog too', async () => {
    const session = await anonymous();
    session.actor.send({ type: 'session.expire' });
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'awaitingCredentials' });
    expect(loginReason(session.actor.getSnapshot())).toBe('expired');
  });

  test('SES-08: an answer given to nobody makes the shopper anonymous without a dialog', async () => {
    const session = await authenticated();
    session.actor.send({ type: 'user.seen', userId: 1 });
    expect(session.actor.getSnapshot().value).toEqual({ authenticated: 'staying' });
    session.actor.send({ type: 'user.seen', userId: -1 });
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'browsing' });
    expect(session.emitted.at(-1)).toEqual({ type: 'session.closed', reason: 'disowned' });
  });

  test('SES-05: logout forgets what is stored; RULE-SESSION-4: nothing but a login comes back from there', async () => {
    const session = await authenticated();
    session.actor.send({ type: 'logout.request' });
    await session.logout.latest().answer(undefined);
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'browsing' });
    expect(session.forgotten).toEqual(['forgotten']);
    session.actor.send({ type: 'user.seen', userId: 1 });
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'browsing' });
  });

  test('SES-06: a logout that fails keeps the shopper logged in and says so', async () => {
    const session = await authenticated();
    session.actor.send({ type: 'logout.request' });
    const failure = failed('network');
    await session.logout.latest().fail(failure);
    expect(session.actor.getSnapshot().value).toEqual({ authenticated: 'staying' });
    expect(session.emitted.at(-1)).toEqual({ type: 'failure.raised', operation: 'logout', error: failure });
    expect(session.forgotten).toEqual([]);
  });
});
