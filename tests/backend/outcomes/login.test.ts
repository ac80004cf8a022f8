import { expect, test } from 'vitest';
import { login, logout, restoreSession } from '../../../contract/api/account/auth.ts';
import { endOpenSessions, listOpenSessions } from '../../../contract/api/account/open-sessions.ts';
import { registerUser, viewUserDetail } from '../../../contract/api/account/registration.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { done } from '../journeys.ts';
import { newPassword, registrationOf } from '../people.ts';
import { testShopOfFile } from '../test-shop.ts';
import { changesNothing, changesOnly, refusal } from './changes-only.ts';

const shop = testShopOfFile();
const tried = { audit_events: '1 new', rate_limit_buckets: '2 new' };
const triedAgain = { audit_events: '1 new', rate_limit_buckets: '2 changed: attempts' };
const from = (address: string) => ({ address });

test('A01 with a wrong password, an unknown e-mail, or unconfirmed: nobody is logged in, only the try is counted', async () => {
  await done(
    shop()
      .visitor()
      .call(registerUser, await registrationOf(shop().visitor(), 'attende@posta.example')),
  );
  const here = from('203.0.113.1');
  const as = (params: Readonly<Record<string, unknown>>) => () => shop().visitor().call(login, params, here);
  const wrong = { login: 'demo@cestolieto.example', password: 'sbagliata' };
  const first = await changesOnly(shop(), tried, as(wrong));
  expect(first.code).toBe('auth.invalid');
  expect(first.headers.getSetCookie()).toEqual([]);
  expect(await refusal(shop(), as(wrong), triedAgain)).toBe('auth.invalid');
  const unconfirmed = { login: 'attende@posta.example', password: newPassword };
  // With the right password it is no guess: its row of tries is of none.
  const waiting = await changesOnly(shop(), { rate_limit_buckets: '1 new' }, as(unconfirmed));
  expect(waiting.code).toBe('auth.unconfirmed');
  expect(waiting.headers.getSetCookie()).toEqual([]);
});

test('A01 refused leaves the session it came with, and the cart of that person', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const cookies = new Map(shopper.cookies);
  const wrong = { login: 'vuoto@cestolieto.example', password: 'sbagliata' };
  expect(await refusal(shop(), () => shopper.call(login, wrong, from('203.0.113.2')), tried)).toBe(
    'auth.invalid',
  );
  expect(shopper.cookies).toEqual(cookies);
  expect((await shopper.call(viewCart)).body.user).toMatchObject({ login: 'demo@cestolieto.example' });
});

test('A01 from a bot: nothing is even counted', async () => {
  const bot = { login: 'demo@cestolieto.example', password: 'Demo2026!', token_recaptcha: 'bot-fail' };
  expect(await refusal(shop(), () => shop().visitor().call(login, bot, from('203.0.113.3')))).toBe(
    'bot.refused',
  );
});

test('A01 too often: not even the right password logs in, and the tries that are counted stay', async () => {
  const here = from('203.0.113.4');
  const wrong = { login: 'lettura@cestolieto.example', password: 'sbagliata' };
  for (let attempt = 0; attempt < 5; attempt += 1) await shop().visitor().call(login, wrong, here);
  const right = { ...wrong, password: 'Demo2026!' };
  expect(
    await refusal(shop(), () => shop().visitor().call(login, right, here), {
      audit_events: '1 new',
    }),
  ).toBe('request.tooMany');
  expect(await refusal(shop(), () => shop().visitor().call(login, right, here))).toBe('request.tooMany');
});

test('A09 with a made-up token opens nothing; a spent one ends its own login and nobody else’s', async () => {
  const made = { restoreToken: 'x'.repeat(43) };
  expect(await refusal(shop(), () => shop().visitor().call(restoreSession, made))).toBe(
    'auth.restore.invalid',
  );
  const account = { login: 'vuoto@cestolieto.example', password: 'Demo2026!' };
  const { restoreToken } = await done(shop().visitor().call(login, account));
  await done(shop().visitor().call(restoreSession, { restoreToken }));
  shop().clock.pass(5);
  const spent = () => shop().visitor().call(restoreSession, { restoreToken });
  expect((await spent()).code).toBe('auth.restore.invalid');
  expect(await refusal(shop(), spent)).toBe('auth.restore.invalid');
});

test('A02 of nobody ends nobody’s session', async () => {
  const answer = await changesNothing(shop(), () => shop().visitor().call(logout));
  expect(answer.status).toBe(0);
});

test('A15 of this session, of an unknown one among good ones, of another person: no session ends', async () => {
  const [here, there] = [await shop().visitor().logIn('demo'), await shop().visitor().logIn('demo')];
  const { sessions } = await done(here.call(listOpenSessions));
  const own = sessions.find(({ isCurrent }) => isCurrent)!.sessionId;
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ sessionId }) => sessionId);
  expect(await refusal(shop(), () => here.call(endOpenSessions, { session_ids: [...others, own] }))).toBe(
    'session.own',
  );
  const stranger = await shop().visitor().logIn('vuoto');
  await changesNothing(shop(), () => stranger.call(endOpenSessions, { session_ids: others }));
  expect((await there.call(viewUserDetail)).status).toBe(0);
});
