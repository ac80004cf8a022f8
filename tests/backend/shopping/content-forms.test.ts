import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formAnswerSchema, mailFormSchema } from '../../../contract/api/content/content-form.ts';
import type { MailForm } from '../../../contract/api/content/content-form.ts';
import { contentErrorSchema } from '../../../contract/api/content/content.ts';
import type { OutboxMail } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const ajax = '/p/wp-admin/admin-ajax.php';
const filled = {
  name: 'Rosa Bianchi',
  email: 'rosa@posta.example',
  phone: '333 123 4567',
  subject: 'Una mela ammaccata',
  message: 'Buongiorno,\nnella spesa di ieri <una> mela era ammaccata.',
  privacy: 'true',
};

async function customerService(client: ShopClient): Promise<MailForm> {
  const answer = await client.send('/p/wp-json/get_mail_pars?form_id=5');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return v.parse(mailFormSchema, await answer.json());
}

async function answered(sent: Promise<Response>) {
  const answer = await sent;
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return {
    http: answer.status,
    headers: answer.headers,
    body: v.parse(formAnswerSchema, await answer.json()),
  };
}

async function post(
  client: ShopClient,
  fields: Readonly<Record<string, string>>,
  { address = '127.0.0.1', headers = {}, query = '' } = {},
) {
  const { action, security } = await customerService(client);
  const body = new URLSearchParams({ action, security, formData: JSON.stringify(fields) });
  return answered(client.send(ajax + query, { method: 'POST', body, headers }, address));
}

async function contactMails(client: ShopClient): Promise<OutboxMail[]> {
  const { mails } = (await (await client.send('/__dev/outbox')).json()) as { mails: OutboxMail[] };
  return mails.filter((mail) => mail.kind === 'contact_form');
}

test('X07 describes the customer-service form (NAV-17)', async () => {
  const form = await customerService(shop().visitor());
  expect(form).toEqual({
    form_id: 5,
    action: 'send_customer_service',
    security: expect.stringMatching(/^[0-9a-z]+-[0-9a-f]{32}$/) as string,
    fields: [
      { name: 'name', label: 'Nome e cognome', type: 'text', required: true, options: [], max_length: 100 },
      { name: 'email', label: 'E-mail', type: 'email', required: true, options: [], max_length: 254 },
      { name: 'phone', label: 'Telefono', type: 'tel', required: false, options: [], max_length: null },
      {
        name: 'subject',
        label: 'Di cosa si tratta?',
        type: 'text',
        required: true,
        options: [
          'Un ordine',
          'Un rimborso',
          'Consegna',
          'Un prodotto',
          'Sito e app',
          'Accessibilità',
          'Altro',
        ],
        max_length: 150,
      },
      {
        name: 'message',
        label: 'Messaggio',
        type: 'textarea',
        required: true,
        options: [],
        max_length: 5000,
      },
      {
        name: 'privacy',
        label: "Ho letto l'informativa sulla privacy",
        type: 'checkbox',
        required: true,
        options: [],
        max_length: null,
      },
    ],
  });
  for (const [query, status] of [
    ['?form_id=7', 404],
    ['?form_id=cinque', 400],
    ['', 400],
  ] as const) {
    const answer = await shop().visitor().send(`/p/wp-json/get_mail_pars${query}`);
    expect([answer.status, v.parse(contentErrorSchema, await answer.json()).data.status]).toEqual([
      status,
      status,
    ]);
  }
});

test('X10 mails what was written to the shop (CMS-10)', async () => {
  const visitor = shop().visitor('ortavia');
  const sent = await post(visitor, filled);
  expect([sent.http, sent.body]).toEqual([
    200,
    {
      success: true,
      data: { message: 'Grazie, abbiamo ricevuto il tuo messaggio: ti rispondiamo presto.' },
    },
  ]);
  const [mail, ...others] = await contactMails(visitor);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: expect.stringContaining('ortavia') as string,
    subject: 'Servizio clienti: Una mela ammaccata',
    params: {},
    links: [],
  });
  expect(mail?.text.split('\n\n').slice(0, 7)).toEqual([
    'Nome e cognome: Rosa Bianchi',
    'E-mail: rosa@posta.example',
    'Telefono: 333 123 4567',
    'Di cosa si tratta? Una mela ammaccata',
    'Messaggio:',
    'Buongiorno,',
    'nella spesa di ieri <una> mela era ammaccata.',
  ]);
  expect(mail?.html).toContain('nella spesa di ieri &lt;una&gt; mela');
  expect(await contactMails(shop().visitor('cestolieto'))).toEqual([]);
});

test('X10 reads forms, JSON and multipart; formData as JSON, as urlencoded text or as an object', async () => {
  const visitor = shop().visitor('passolesto');
  const { action, security } = await customerService(visitor);
  const asText = new URLSearchParams(filled).toString();
  const multipart = new FormData();
  for (const [name, value] of Object.entries({ action, security, formData: JSON.stringify(filled) })) {
    multipart.append(name, value);
  }
  const json = { 'Content-Type': 'application/json' };
  const bodies: readonly RequestInit[] = [
    { body: new URLSearchParams({ action, security, formData: asText }) },
    { body: multipart },
    { body: JSON.stringify({ action, security, formData: filled }), headers: json },
    { body: JSON.stringify({ action, security, formData: asText }), headers: json },
  ];
  for (const init of bodies) {
    expect((await answered(visitor.send(ajax, { method: 'POST', ...init }))).body.success).toBe(true);
  }
  expect(await contactMails(visitor)).toHaveLength(bodies.length);
});

test('X10 tells every wrong field at once and sends nothing (VAL-15)', async () => {
  const visitor = shop().visitor();
  const refused = await post(visitor, { phone: '12', email: 'rosa', message: ' ', subject: 'x'.repeat(151) });
  expect([refused.http, refused.body]).toEqual([
    200,
    {
      success: false,
      data: {
        message: 'Controlla i campi indicati.',
        fields: {
          name: 'Campo obbligatorio',
          email: 'Digitare una e-mail valida',
          phone: 'Digitare un numero di telefono valido',
          subject: 'Massimo 150 caratteri',
          message: 'Campo obbligatorio',
          privacy: 'Spunta la casella per continuare',
        },
      },
    },
  ]);
  const unticked = await post(visitor, { ...filled, privacy: 'false' });
  expect(unticked.body.success).toBe(false);
  expect(await contactMails(visitor)).toEqual([]);
});

test('X10 wants a nonce of this shop, this form and this hour', async () => {
  const visitor = shop().visitor();
  const send = (fields: Record<string, string>) =>
    answered(
      visitor.send(ajax, {
        method: 'POST',
        body: new URLSearchParams({ formData: JSON.stringify(filled), ...fields }),
      }),
    );
  const expired = {
    success: false,
    data: {
      message: 'Il modulo è scaduto: ricarica la pagina e invialo di nuovo.',
      fields: {},
      code: 'form.expired',
    },
  };
  const { action, security } = await customerService(visitor);
  const foreign = await customerService(shop().visitor('ortavia'));
  const forged = security.replace(/^[0-9a-z]+/, (until) => (Number.parseInt(until, 36) + 1).toString(36));
  for (const nonce of ['', 'x', foreign.security, forged, security.slice(0, -1)]) {
    const refused = await send({ action, security: nonce });
    expect([refused.http, refused.body]).toEqual([403, expired]);
  }
  expect((await send({ action: 'altro', security })).http).toBe(400);
  shop().clock.pass(59);
  expect((await send({ action, security })).body.success).toBe(true);
  shop().clock.pass(1);
  expect((await send({ action, security })).http).toBe(403);
});

test('reliability 16, 22: X10 is closed to other sites, to bots and to what cannot be read (T7, T8, T2)', async () => {
  const visitor = shop().visitor();
  const before = (await contactMails(visitor)).length;
  for (const headers of [{ 'X-Ebsn-Client': '' }, { Origin: 'https://evil.example' }]) {
    const refused = await post(visitor, filled, { headers });
    expect([refused.http, refused.body.success]).toEqual([403, false]);
  }
  const bot = await post(visitor, filled, { query: '?token_recaptcha=bot-fail' });
  expect([bot.http, bot.body]).toEqual([
    200,
    { success: false, data: { message: expect.any(String) as string, fields: {}, code: 'bot.refused' } },
  ]);
  const send = (init: RequestInit) => answered(visitor.send(ajax, { method: 'POST', ...init }));
  expect((await send({ body: 'x', headers: { 'Content-Type': 'text/plain' } })).http).toBe(415);
  expect((await send({ body: '{', headers: { 'Content-Type': 'application/json' } })).http).toBe(400);
  const broken = { body: 'x', headers: { 'Content-Type': 'multipart/form-data; boundary=y' } };
  expect((await send(broken)).http).toBe(400);
  expect((await send({ body: new URLSearchParams({ formData: 'x'.repeat(300_000) }) })).http).toBe(413);
  expect((await visitor.send(ajax)).status).toBe(405);
  expect(await contactMails(visitor)).toHaveLength(before);
});

test('X10 takes twenty messages of one address in ten minutes (T10)', async () => {
  const busy = await openTestShop();
  const visitor = busy.visitor();
  const address = '203.0.113.9';
  const answers = await Promise.all(Array.from({ length: 22 }, () => post(visitor, filled, { address })));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(20);
  const refused = answers.filter(({ http }) => http === 429);
  expect(refused).toHaveLength(2);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBe(600);
  expect((await post(visitor, filled, { address: '203.0.113.10' })).body.success).toBe(true);
  busy.clock.pass(10);
  expect((await post(visitor, filled, { address })).body.success).toBe(true);
  await busy.backend.close();
});

describe('a withdrawal from the contract (B-41)', () => {
  const declared = {
    name: 'Rosa Bianchi',
    order: '4711',
    goods: 'La pentola.\nI <due> strofinacci.',
    email: 'rosa@posta.example',
  };
  const withdrawal = async (client: ShopClient) =>
    v.parse(mailFormSchema, await (await client.send('/p/wp-json/get_mail_pars?form_id=6')).json());
  const declare = async (client: ShopClient, values: Readonly<Record<string, string>>) => {
    const { action, security } = await withdrawal(client);
    const body = new URLSearchParams({ action, security, formData: JSON.stringify(values) });
    return answered(client.send(ajax, { method: 'POST', body }));
  };
  const mailsOf = async (client: ShopClient) => {
    const { mails } = (await (await client.send('/__dev/outbox')).json()) as { mails: OutboxMail[] };
    return mails.filter(({ kind }) => kind.startsWith('withdrawal'));
  };

  test('X07 asks for what the law lets ask, and nothing else', async () => {
    const { form_id, action, fields } = await withdrawal(shop().visitor());
    expect([form_id, action]).toEqual([6, 'send_withdrawal']);
    expect(fields.map(({ name, type, required }) => [name, type, required])).toEqual([
      ['name', 'text', true],
      ['order', 'text', true],
      ['goods', 'textarea', true],
      ['email', 'email', true],
    ]);
  });

  test('X10 mails it to the shop, and its receipt with content, day and time to who declared it', async () => {
    const own = await openTestShop();
    const visitor = own.visitor('ortavia');
    const sent = await declare(visitor, declared);
    const when = new Intl.DateTimeFormat('it-IT', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'Europe/Rome',
    }).format(own.clock.now());
    expect(when).toMatch(/^\d+ \w+ 20\d\d alle ore \d\d:\d\d$/);
    expect([sent.http, sent.body]).toEqual([
      200,
      {
        success: true,
        data: {
          message: `L’abbiamo ricevuto il ${when}. La ricevuta, con quello che hai dichiarato, è in arrivo a rosa@posta.example.`,
        },
      },
    ]);
    const content = [
      'Nome e cognome: Rosa Bianchi',
      'Numero dell’ordine: 4711',
      'Prodotti da cui recedi:',
      'La pentola.',
      'I <due> strofinacci.',
      'E-mail per la ricevuta: rosa@posta.example',
    ];
    const mails = await mailsOf(visitor);
    expect(
      mails
        .toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
        .map(({ to, kind, subject }) => [to, kind, subject]),
    ).toEqual([
      ['servizioclienti@ortavia.example', 'withdrawal', 'Recesso dal contratto: ordine 4711'],
      ['rosa@posta.example', 'withdrawal_received', 'Abbiamo ricevuto il tuo recesso'],
    ]);
    const textOf = (kind: string) => mails.find((mail) => mail.kind === kind)?.text.split('\n\n') ?? [];
    expect(textOf('withdrawal').slice(0, 7)).toEqual([`Recesso ricevuto il ${when}.`, ...content]);
    expect(textOf('withdrawal_received').slice(0, 8)).toEqual([
      `Abbiamo ricevuto la tua dichiarazione di recesso il ${when}. Conserva questa e-mail: è la tua ricevuta.`,
      'Che cosa ci hai dichiarato:',
      ...content,
    ]);
    const receipt = mails.find(({ kind }) => kind === 'withdrawal_received');
    expect(receipt?.html).toContain('I &lt;due&gt; strofinacci.');
    expect(receipt?.links).toEqual([expect.stringMatching(/\/page\/resi-e-rimborsi$/)]);
    await own.backend.close();
  });

  test('X10 refuses what is missing at its field, and mails nobody', async () => {
    const visitor = shop().visitor('passolesto');
    const refused = await declare(visitor, { ...declared, goods: ' ', email: 'rosa' });
    expect([refused.http, refused.body]).toEqual([
      200,
      {
        success: false,
        data: {
          message: 'Controlla i campi indicati.',
          fields: { goods: 'Campo obbligatorio', email: 'Digitare una e-mail valida' },
        },
      },
    ]);
    // The leave to write a letter is none to withdraw.
    const { action } = await withdrawal(visitor);
    const { security } = await customerService(visitor);
    const body = new URLSearchParams({ action, security, formData: JSON.stringify(declared) });
    expect((await answered(visitor.send(ajax, { method: 'POST', body }))).http).toBe(403);
    expect(await mailsOf(visitor)).toEqual([]);
  });
});
