import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  requestEmailUpdate,
  requestPasswordReset,
  resendConfirmation,
} from '../../../contract/api/account/account.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { registerUser } from '../../../contract/api/account/registration.ts';
import { newcomer, registrationOf } from '../people.ts';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop } from '../test-shop.ts';
import type { TestShop } from '../test-shop.ts';

const floorMs = 750;
/** How long answers waited; no time passes by itself. */
const pauses: number[] = [];
const stopwatch = {
  read: () => 0,
  pause: (ms: number) => {
    pauses.push(ms);
    return Promise.resolve();
  },
};

let shop: TestShop;
let visitor: ShopClient;

beforeAll(async () => {
  shop = await openTestShop({ accountAnswerMs: floorMs }, { stopwatch });
  visitor = shop.visitor();
});
beforeEach(() => {
  pauses.length = 0;
});
afterAll(() => shop.backend.close());

/** Everything of an answer that whoever asked can see; `own` is what they sent, and the id of a request is new each time. */
async function seen(response: Response, own = '') {
  const text = await response.text();
  const headers = [...response.headers].map(([name, value]) => [name, name === 'x-request-id' ? '' : value]);
  return {
    http: response.status,
    headers,
    bytes: Buffer.byteLength(text),
    text: own === '' ? text : text.replaceAll(own, '…'),
  };
}

const get = async (path: string, params: Record<string, string>) =>
  seen(await visitor.send(`${path}?${new URLSearchParams(params).toString()}`));
const reset = (params: Record<string, string>) => get(requestPasswordReset.path, params);
const resend = (e_mail: string) => get(resendConfirmation.path, { e_mail });

test('reliability 18: R05 shows the same of a new e-mail and of one that has an account, in the same time (RULE-REGISTRATION-3)', async () => {
  const registered = async (email: string) => {
    const body = JSON.stringify(await registrationOf(visitor, email));
    const headers = { 'Content-Type': 'application/json' };
    return seen(await visitor.send(registerUser.path, { method: 'POST', headers, body }), email);
  };
  const taken = await registered('vuoto@cestolieto.example');
  expect(await registered('nuova@cestolieto.example')).toEqual(taken);
  expect([taken.http, pauses]).toEqual([200, [floorMs, floorMs]]);
});

test('reliability 18: R07 shows the same by e-mail, user name and tax code, known or not, in the same time (REG-12, RULE-REGISTRATION-3)', async () => {
  await newcomer(shop, 'nota@posta.example');
  await shop.database.script(`UPDATE users SET username = 'anna.nota', fiscal_code = 'ROONNL88B69H501F'
    WHERE login = 'nota@posta.example'`);
  pauses.length = 0;
  const known = await reset({ e_mail: 'nota@posta.example' });
  for (const params of [
    { e_mail: 'ignota@posta.example' },
    { login: 'anna.nota' },
    { login: 'mai.vista' },
    { fiscal_code: 'ROONNL88B69H501F' },
    { fiscal_code: 'RSSMRA85T10A562S' },
  ]) {
    expect([params, await reset(params)]).toEqual([params, known]);
  }
  expect([known.http, pauses]).toEqual([200, Array.from({ length: 6 }, () => floorMs)]);
});

test('reliability 18: R13 shows the same of an account that waits, one that is confirmed and none (REG-07, RULE-REGISTRATION-3)', async () => {
  const waiting = await resend('nuovo@cestolieto.example');
  expect(await resend('vuoto@cestolieto.example')).toEqual(waiting);
  expect(await resend('mai.visto@posta.example')).toEqual(waiting);
  expect([waiting.http, pauses]).toEqual([200, [floorMs, floorMs, floorMs]]);
});

test('reliability 18: R07, R13 show the same once no more mails are sent (T10, RULE-REGISTRATION-3)', async () => {
  const first = await reset({ e_mail: 'lettura@cestolieto.example' });
  for (let turn = 0; turn < 6; turn += 1) {
    expect(await reset({ e_mail: 'lettura@cestolieto.example' })).toEqual(first);
  }
  expect(new Set(pauses)).toEqual(new Set([floorMs]));
});

test('reliability 18: R10 shows the same of an e-mail that is free and one that is taken (RULE-REGISTRATION-3)', async () => {
  const person = await shop.visitor().logIn('demo');
  const asked = async (new_email: string) => {
    const query = new URLSearchParams({ new_email }).toString();
    return seen(await person.send(`${requestEmailUpdate.path}?${query}`));
  };
  const free = await asked('libera@posta.example');
  expect(await asked('vuoto@cestolieto.example')).toEqual(free);
  expect([free.http, pauses]).toEqual([200, [floorMs, floorMs]]);
});

test('reliability 18: A01 shows the same of an unknown e-mail and of a wrong password (RULE-REGISTRATION-3)', async () => {
  const refused = async (name: string) => {
    const body = new URLSearchParams({ login: name, password: 'sbagliata' });
    return seen(await shop.visitor().send(login.path, { method: 'POST', body }), name);
  };
  const wrong = await refused('demo@cestolieto.example');
  expect(wrong.text).toContain('auth.invalid');
  expect(await refused('chi@cestolieto.example')).toEqual(wrong);
  expect(await refused('nuovo@cestolieto.example')).toEqual(wrong);
});

test('REG-12 what is refused for its fields is refused at once', async () => {
  expect((await reset({})).http).toBe(422);
  expect((await reset({ e_mail: 'demo@cestolieto.example', token_recaptcha: 'bot-fail' })).text).toContain(
    'bot.refused',
  );
  const typed = await registrationOf(visitor, 'nessuna', { email: 'nessuna' });
  expect((await visitor.call(registerUser, typed)).code).toBe('validation');
  expect(pauses).toEqual([]);
});

test('REG-12 no answer comes before its time', async () => {
  const asked = Promise.withResolvers<number>();
  const passed = Promise.withResolvers<undefined>();
  const slow = await openTestShop(
    { accountAnswerMs: floorMs },
    {
      stopwatch: {
        read: () => 0,
        pause: (ms) => {
          asked.resolve(ms);
          return passed.promise;
        },
      },
    },
  );
  let isAnswered = false;
  const answer = slow
    .visitor()
    .call(requestPasswordReset, { e_mail: 'mai.visto@posta.example' })
    .then(({ status }) => {
      isAnswered = true;
      return status;
    });
  expect([await asked.promise, isAnswered]).toEqual([floorMs, false]);
  passed.resolve(undefined);
  expect([await answer, isAnswered]).toEqual([0, true]);
  await slow.backend.close();
});
