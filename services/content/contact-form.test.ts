import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../contract/api/failure.ts';
import { aContactForm, aLetter } from '../../paths/fixtures/contact-fixtures.ts';
import {
  clientAt,
  done,
  openShopBorder,
  type Reply,
  type ShopBorder,
} from '../../tests/services/shop-border.ts';
import { createContactFormService } from './contact-form.ts';

let border: ShopBorder;
beforeAll(async () => {
  border = await openShopBorder();
});
afterAll(() => border.close());

const serviceAt = () => {
  const { client, session } = clientAt(border);
  return createContactFormService({ client, session, baseUrl: border.origin, fetch });
};
const form = aContactForm();
const filled = { action: form.action, security: form.security, values: aLetter };
const send = () => serviceAt().send(filled);
const thanks = { success: true, data: { message: 'Grazie.' } };
const refusal = (data: object, status = 200): Reply => ({
  status,
  body: { success: false, data: { message: 'Controlla i campi indicati.', fields: {}, ...data } },
});
const failureOf = (sent: Promise<unknown>) =>
  sent.then(
    () => null,
    (error: unknown) =>
      error instanceof ApiFailure ? { kind: error.kind, messages: error.messages } : error,
  );

beforeEach(() => border.answers(() => ({ body: thanks })));

describe('the customer-service form', () => {
  test('NAV-17: is asked for anew each time; what it leaves out is none', async () => {
    const { options: _, max_length: __, ...plain } = form.fields[0] ?? {};
    border.answers(() => ({ body: { ...form, fields: [plain] } }));
    const service = serviceAt();
    const seen = border.seen.length;
    const first = await service.view(5);
    await service.view(6);
    expect(first.fields).toEqual([{ ...plain, options: [], max_length: null }]);
    expect(border.seen.slice(seen).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /p/wp-json/get_mail_pars?form_id=5',
      'GET /p/wp-json/get_mail_pars?form_id=6',
    ]);
  });

  test('CMS-10, T3, T7: is sent form-encoded, with the header of the client', async () => {
    expect(await send()).toBe('Grazie.');
    const sent = border.seen.at(-1);
    expect([sent?.method, sent?.url, sent?.headers['x-ebsn-client'], sent?.headers['content-type']]).toEqual([
      'POST',
      '/p/wp-admin/admin-ajax.php',
      'site',
      'application/x-www-form-urlencoded;charset=UTF-8',
    ]);
    const body = Object.fromEntries(new URLSearchParams(sent?.body));
    expect({ ...body, formData: JSON.parse(body['formData'] ?? '') as unknown }).toEqual({
      action: form.action,
      security: form.security,
      formData: aLetter,
    });
  });

  test.each<[string, Reply, string, readonly object[]]>([
    [
      'wrong fields',
      refusal({ fields: { email: 'Digitare una e-mail valida', message: 'Campo obbligatorio' } }),
      'refused',
      [
        { code: 'validation', text: 'Digitare una e-mail valida', field: 'email' },
        { code: 'validation', text: 'Campo obbligatorio', field: 'message' },
      ],
    ],
    [
      'a leave that has run out',
      refusal({ message: 'Scaduto.', code: 'form.expired' }, 403),
      'refused',
      [{ code: 'form.expired', text: 'Scaduto.', field: null }],
    ],
    [
      'too many letters',
      refusal({ message: 'Troppi messaggi, riprova più tardi.' }, 429),
      'refused',
      [{ code: null, text: 'Troppi messaggi, riprova più tardi.', field: null }],
    ],
    ['a service that is down', { status: 503, body: '' }, 'serviceDown', []],
    ['no such form', { status: 404, body: '' }, 'notFound', []],
    ['an answer nobody can read', { body: '<html>' }, 'unreadable', []],
    ['a line that is cut', 'cut', 'network', []],
  ])('CMS-10: %s is told as it is, and nothing is sent again', async (_what, reply, kind, messages) => {
    border.answers(() => reply);
    const seen = border.seen.length;
    expect(await failureOf(send())).toEqual({ kind, messages });
    expect(border.seen.length - seen).toBe(1);
  });

  test('reliability 22: API-05: refused for want of a proof it is sent again with the work done', async () => {
    const salt = 'c0ffee?expires=1795255200&';
    const challenge = createHash('sha256').update(`${salt}34`).digest('hex');
    const asked = { algorithm: 'SHA-256', challenge, maxnumber: 50, salt, signature: 'signed' };
    border.answers(({ url }) => {
      if (url === '/ebsn/api/bot-check/challenge') return done(asked);
      return url.includes('token_recaptcha')
        ? { body: thanks }
        : refusal({ message: 'Verifica non superata.', code: 'bot.refused' });
    });
    const seen = border.seen.length;
    expect(await send()).toBe('Grazie.');
    const calls = border.seen.slice(seen).map(({ url }) => url.split('?'));
    expect(calls.map(([path]) => path)).toEqual([
      '/p/wp-admin/admin-ajax.php',
      '/ebsn/api/bot-check/challenge',
      '/p/wp-admin/admin-ajax.php',
    ]);
    const proof = new URLSearchParams(calls[2]?.[1]).get('token_recaptcha') ?? '';
    const { maxnumber: _, ...rest } = asked;
    expect(JSON.parse(atob(proof))).toEqual({ ...rest, number: 34 });
  });

  test('ERR-04: is given up with its page', async () => {
    const given = new AbortController();
    border.answers(() => new Promise<Reply>(() => given.abort(new Error('the page is left'))));
    await expect(serviceAt().send(filled, { signal: given.signal })).rejects.toThrow('the page is left');
  });
});
