import { describe, expect, test } from 'vitest';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import { addresses } from '../../tenants/cestolieto/moved.ts';
import { seed } from '../../tenants/cestolieto/seed.ts';
import { tokens } from '../../tenants/cestolieto/tokens.ts';
import { createRequestReader } from '../../backend/http/request-info.ts';
import { readConfig } from '../../backend/platform/config.ts';
import { logIn } from '../../src/boot/form-login.ts';
import type { Brand } from '../brands.ts';
import { mailLookOf } from '../mail-look.ts';
import { createFormLogin } from './form-login.ts';
import type { Renderer } from './renderer.ts';

const noContent = { posts: () => [], reload: () => Promise.resolve() };
const brand: Brand = {
  facts: tenant.facts,
  seed,
  tokens,
  mailLook: mailLookOf(tokens),
  addresses,
  content: noContent,
};
const readRequest = createRequestReader([tenant.facts], readConfig({ DEFAULT_TENANT: 'cestolieto' }));
const now = () => 0;
const own = { Origin: 'http://cestolieto.localhost' };

const opened = { userId: 4, login: 'demo@shop.example', cartId: 7, restoreToken: 'the-token-that-follows' };
const done = { response: { status: 0 }, data: opened, user: { userId: 4 } };
const wrong = {
  response: { status: 1, errors: [{ error: 'Credenziali errate', code: 'auth.invalid' }] },
  data: null,
};

function open(answer: object, status = 200) {
  const calls: unknown[] = [];
  const shown: unknown[] = [];
  const formLogin = createFormLogin({
    renderer: {
      logIn: (_language: string, sent: Parameters<typeof logIn>[0]) => logIn(sent),
    } as unknown as Renderer, // what it asks of the renderer
    async shop(request, by) {
      calls.push([
        new URL(request.url).pathname,
        await request.text(),
        request.headers.get('cookie'),
        by?.address,
      ]);
      const headers = new Headers({ 'Content-Type': 'application/json' });
      headers.append('Set-Cookie', 'X-Ebsn-Session=abc; HttpOnly');
      headers.append('Set-Cookie', 'X-Ebsn-Account=1');
      return new Response(JSON.stringify(answer), { status, headers });
    },
    pages(request, _brand, _asker, formAnswer) {
      shown.push([request.method, new URL(request.url).search, formAnswer]);
      return Promise.resolve(new Response('the page', { status: formAnswer?.status ?? 200 }));
    },
    now,
  });
  const send = async (
    form: Record<string, string>,
    { headers = own, search = '' }: { headers?: Record<string, string>; search?: string } = {},
  ) => {
    const request = new Request(`http://cestolieto.localhost/login${search}`, {
      method: 'POST',
      headers: { Cookie: 'X-Ebsn-Session=old', ...headers },
      body: new URLSearchParams(form),
    });
    return formLogin(
      request,
      { brand, language: 'it' },
      readRequest(request, { remoteAddress: '192.0.2.7' }),
    );
  };
  return { send, calls, shown };
}

const filled = { login: ' demo@shop.example ', password: 'Demo2026!', remember_me: 'true' };

describe('decision 012: the login’s form, sent without script', () => {
  test('SES-11, T10: makes the shop’s own call for whoever sent it, and hands its cookies on', async () => {
    const { send, calls } = open(done);
    const answer = await send(filled);
    expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([
      303,
      '/',
      ['X-Ebsn-Session=abc; HttpOnly', 'X-Ebsn-Account=1'],
    ]);
    expect(calls).toEqual([
      [
        '/ebsn/api/auth/login',
        'login=demo%40shop.example&password=Demo2026%21&remember_me=true&show_sectors=true',
        'X-Ebsn-Session=old',
        '192.0.2.7',
      ],
    ]);
  });

  test.each([
    ['?returnTo=%2Fcart%2F', '/cart/'],
    ['?returnTo=%2F%2Fevil.example', '/'],
    ['?returnTo=https%3A%2F%2Fevil.example', '/'],
    ['?returnTo=%2F%5Cevil.example', '/'],
  ])('SES-18, NAV-27: %s leads to %s', async (search, location) => {
    expect((await open(done).send(filled, { search })).headers.get('location')).toBe(location);
  });

  test('SES-12: a refusal shows the page again, with the shop’s words and the e-mail, and sets nothing', async () => {
    const { send, shown } = open(wrong);
    const answer = await send(filled, { search: '?returnTo=%2Fcart%2F' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
    expect(shown).toEqual([
      [
        'GET',
        '?returnTo=%2Fcart%2F',
        {
          status: 401,
          refusedLogin: {
            email: 'demo@shop.example',
            error: {
              failure: 'refused',
              messages: [{ text: 'Credenziali errate', code: 'auth.invalid', field: null }],
            },
          },
        },
      ],
    ]);
  });

  test('ERR-01: a shop that is down shows the page again', async () => {
    const { send } = open({ response: { status: -1 } }, 503);
    expect((await send(filled)).status).toBe(503);
  });

  test.each([
    [{ ...filled, login: '' }, "Digitare l'e-mail"],
    [{ ...filled, password: '' }, 'Digitare la password'],
    [{}, "Digitare l'e-mail"],
  ])('SES-10: without a call, %j is answered with %s', async (form, text) => {
    const { send, calls, shown } = open(done);
    await send(form);
    expect([calls, JSON.stringify(shown).includes(text)]).toEqual([[], true]);
  });

  test.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['an origin nobody may know', { Origin: 'null' }],
    ['another port', { Origin: 'http://cestolieto.localhost:81' }],
    ['another site, whatever its origin', { ...own, 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['a typed address', { 'Sec-Fetch-Site': 'none' }],
    ['no browser that says where it stands', {}],
  ])('T7: a form of %s logs nobody in', async (_who, headers) => {
    const { send, calls } = open(done);
    const answer = await send(filled, { headers: headers });
    expect([answer.status, answer.headers.getSetCookie(), calls]).toEqual([403, [], []]);
  });

  test.each([own, { ...own, 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'same-origin' }])(
    'T7: the shop’s own passes with %j',
    async (headers) => {
      expect((await open(done).send(filled, { headers: headers })).status).toBe(303);
    },
  );
});
