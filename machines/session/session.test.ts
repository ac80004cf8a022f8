import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { sessionLogic } from './session.logic.ts';
import type { SessionUser } from './session.types.ts';
import { loginReason } from './session.selectors.ts';
import { anAnonymousCart, anAnswer } from '../../paths/fixtures/cart-fixtures.ts';
import { held } from '../../tests/machines/held.ts';

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
    { clock, input: { isStranger, staleUserId: null } },
  );

  actor.start();
  return { actor, askCookie, login };
}

const nobody = (hasRestoreToken = false): Recalled => ({
  user: null,
  hasRestoreToken,
  answer: anAnswer(anAnonymousCart()),
});

async function anonymous() {
  const session = startSession();
  await session.askCookie.latest().answer(nobody());
  return session;
}

describe('a session after another user’s', () => {
  test('SES-08: what the expired one left is dropped before the next one opens', async () => {
    const session = await anonymous();
    const told: string[] = [];
    session.actor.on('*', (event) =>
      told.push('reason' in event ? `${event.type} ${event.reason}` : event.type),
    );
    const logInAs = async (userId: number) => {
      session.actor.send({ type: 'login.submit', email: 'a@b.it', password: 'Demo2026!', rememberMe: false });
      await session.login.latest().answer({ userId, ssoUser: false });
    };
    session.actor.send({ type: 'login.request' });
    await logInAs(1);
    session.actor.send({ type: 'session.expire' });
    await logInAs(1);
    session.actor.send({ type: 'session.expire' });
    await logInAs(2);
    expect(told).toEqual([
      'session.opened',
      'session.closed expired',
      'session.opened',
      'session.closed expired',
      'session.closed replaced',
      'session.opened',
    ]);
  });
});

describe('losing the session', () => {
  test('NAV-25: a 419 while anonymous opens the dialog too', async () => {
    const session = await anonymous();
    session.actor.send({ type: 'session.expire' });
    expect(session.actor.getSnapshot().value).toEqual({ anonymous: 'awaitingCredentials' });
    expect(loginReason(session.actor.getSnapshot())).toBe('expired');
  });
});
