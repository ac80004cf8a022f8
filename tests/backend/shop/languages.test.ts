import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { requestPasswordReset } from '../../../contract/api/account/account.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { viewUserDetail } from '../../../contract/api/account/registration.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { deleteOrder, viewOrder } from '../../../contract/api/ordering/order.ts';
import { addToCart } from '../../../contract/api/shopping/cart.ts';
import { addAreaNotice } from '../../../contract/api/shopping/area-notice.ts';
import { listProducts } from '../../../contract/api/shopping/product.ts';
import { listStores } from '../../../contract/api/shopping/store.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done, fill, payAtProvider, prepare, product, readyToShop } from '../journeys.ts';
import { joined, mailsAt, newPassword } from '../people.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

const american = () => {
  const visitor = shop().visitor();
  visitor.acceptLanguage = 'en-US,en;q=0.9,it;q=0.3';
  return visitor;
};

const bothWays = () => [shop().visitor(), american()] as const;

test('TEN-03: a refusal, a wrong parameter, an ended session and an unknown path are told in the language of who asks', async () => {
  const wrong = { login: 'nessuno@posta.example', password: 'sbagliata' };
  const told = await Promise.all(
    bothWays().map(async (visitor) => [
      (await visitor.call(login, wrong)).body.response.errorsMessage,
      (await visitor.raw('/ebsn/api/products?page_size=molti')).body.response.errorsMessage,
      (await visitor.call(viewUserDetail)).body.response.errorsMessage,
      (await visitor.raw('/ebsn/api/niente')).body.response.errorsMessage,
    ]),
  );
  expect(told).toEqual([
    [
      ['E-mail o password non corretti.'],
      ['Parametro mancante o non valido: page_size'],
      ['La sessione è scaduta, si prega di rieffettuare il login per continuare.'],
      ['La risorsa richiesta non esiste.'],
    ],
    [
      ['Wrong e-mail or password.'],
      ['Missing or invalid parameter: page_size'],
      ['Your session has expired, please log in again to continue.'],
      ['What you asked for does not exist.'],
    ],
  ]);
});

test('TEN-03: the faults of a form and how long to wait are told in English', async () => {
  const visitor = american();
  const faulty = await visitor.call(addAreaNotice, { email: 'nessuna', postalcode: '12' });
  expect(faulty.body.response.errors).toEqual([
    { error: 'Type a valid e-mail', code: 'validation', field: 'email' },
    { error: 'Must have exactly 5 characters', code: 'validation', field: 'postalcode' },
  ]);
  const wrong = { login: 'demo@ortavia.example', password: 'sbagliata' };
  const from = { address: '203.0.113.77' };
  for (let attempt = 0; attempt < 5; attempt += 1) await visitor.call(login, wrong, from);
  const stopped = await visitor.call(login, wrong, from);
  expect([stopped.http, stopped.body.response.errorsMessage]).toEqual([
    429,
    ['Too many attempts. Try again in 15 minutes.'],
  ]);
});

test('TEN-03, CART-19: what is lacking is told in pounds, and in kilograms', async () => {
  await shop().database.script(`UPDATE stock SET available = 1000 WHERE product_id =
    (SELECT product_id FROM products WHERE slug = 'mele-annurche' AND tenant_id = 'cestolieto')`);
  const shopper = await american().logIn('demo');
  await readyToShop(shopper);
  const { productId } = await product(shopper, 'mele-annurche');
  const add = () => shopper.call(addToCart, { items: [{ productId, quantity: 2 }] });
  const english = await add();
  expect(english.body.response.infosMessage).toEqual(['Mele annurche: added']);
  expect(english.body.response.warningsMessage).toEqual([
    'Mele annurche, Ortocolle: you wanted 4.4\u00A0lb, 2.2\u00A0lb left.',
  ]);
  shopper.acceptLanguage = 'it';
  expect((await add()).body.response.warningsMessage).toEqual([
    'Mele annurche, Ortocolle: ne volevi 3\u00A0kg, ne resta 1\u00A0kg.',
  ]);
});

test('TEN-03, CAT-10: facets and services are named in the language of who asks, and kept apart', async () => {
  const [italian, english] = bothWays();
  const named = async (visitor: typeof italian) => {
    const { data, headers } = await visitor.call(listProducts, { q: 'latte', page_size: 1 });
    const diets = data.facets.find(({ parameterName }) => parameterName === 'dieta');
    const prices = data.facets.find(({ parameterName }) => parameterName === 'prezzo');
    const { stores } = await done(visitor.call(listStores));
    return {
      vary: headers.get('vary'),
      facets: data.facets.map(({ name }) => name),
      price: prices?.values.find(({ key }) => key === 'fino-a-2')?.name,
      diets: Object.fromEntries(diets?.values.map(({ key, name }) => [key, name]) ?? []),
      services: stores[0]!.deliveryServices.map(({ name }) => name),
    };
  };
  const vary = 'Host, Accept-Language';
  expect(await named(italian)).toEqual({
    vary,
    facets: ['Categoria', 'Marca', 'Dieta e caratteristiche', 'Prezzo al kg, litro o pezzo', 'In evidenza'],
    price: 'Fino a 2 €',
    diets: {
      bio: 'Biologico',
      km0: 'Km 0',
      'senza-glutine': 'Senza glutine',
      'senza-lattosio': 'Senza lattosio',
      vegano: 'Vegano',
      vegetariano: 'Vegetariano',
    },
    services: ['Ritiro in negozio', 'Consegna a casa'],
  });
  expect(await named(english)).toEqual({
    vary,
    facets: ['Category', 'Brand', 'Diet and features', 'Price per kg, liter or piece', 'Highlights'],
    price: 'Up to €2',
    diets: {
      bio: 'Organic',
      km0: 'Local',
      'senza-glutine': 'Gluten-free',
      'senza-lattosio': 'Lactose-free',
      vegano: 'Vegan',
      vegetariano: 'Vegetarian',
    },
    services: ['Store pickup', 'Home delivery'],
  });
});

test('TEN-03: a brand of one language speaks it with everybody, and needs not to be told apart', async () => {
  const tenants = demoTenants.map((tenant) => ({
    ...tenant,
    facts: { ...tenant.facts, languages: ['it'] as const },
  }));
  const alone = await openTestShop({}, { tenants });
  const visitor = alone.visitor();
  visitor.acceptLanguage = 'en-US';
  const { data, headers } = await visitor.call(listProducts, { q: 'latte', page_size: 1 });
  expect([headers.get('vary'), data.facets[0]?.name]).toEqual(['Host', 'Categoria']);
  const refused = await visitor.call(login, { login: 'nessuno', password: 'sbagliata' });
  expect(refused.body.response.errorsMessage).toEqual(['E-mail o password non corretti.']);
  await alone.backend.close();
});

const footer = (text: string) => text.split('\n\n').at(-1);

test('TEN-03: who registers in English is written to in English, with links to English pages', async () => {
  const anna = american();
  const email = 'anna.english@posta.example';
  await joined(anna, email, { phone: '3331234567' });
  const [confirmation] = await mailsAt(anna, email);
  const shopName = confirmation!.subject.replace('Confirm your registration at ', '');
  const code = String(confirmation!.params['reg_control_code']);
  const link = `http://cestolieto.localhost:3000/en/registration/confirm?e_mail=anna.english%40posta.example&reg_control_code=${code}`;
  expect(confirmation).toMatchObject({
    subject: `Confirm your registration at ${shopName}`,
    links: [link],
    text: [
      'Hi Anna Lucia,',
      'One step is left: confirm your e-mail and you can start shopping.',
      `Confirm your registration: ${link}`,
      'If this was not you, ignore this message: nothing will change.',
      footer(confirmation!.text),
    ].join('\n\n'),
  });
  expect(confirmation!.html).toContain('<html lang="en-US">');
  expect(confirmation!.html).toContain('If the button does not open, copy this address into your browser:');

  await done(anna.call(login, { login: email, password: newPassword }));
  await readyToShop(anna);
  await fill(anna, [
    ['olio-extravergine-latta-5-l', 2],
    ['mele-annurche', 0.5],
  ]);
  await prepare(anna);
  const bought = await done(anna.call(buy, { payment_type_id: 12 }));
  const page = await anna.send(bought.redirectUrl ?? '');
  const html = await page.text();
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('<button name="result" value="approve">Approve the payment</button>');
  expect(await payAtProvider(anna, bought.redirectUrl, 'approve')).toBe(
    `/en/cart/payment-completed/${bought.orderId}`,
  );
  const order = await done(anna.call(viewOrder, { order_id: bought.orderId }));
  expect(order.orderStatusDescr).toBe('ordered');
  const { orderId } = bought;
  const confirmed = (await mailsAt(anna, email)).find(({ kind }) => kind === 'order_confirmed')!;
  expect(confirmed.subject).toBe(`We have received your order no. ${orderId}`);
  expect(confirmed.links).toEqual([`http://cestolieto.localhost:3000/en/profile/orders/${orderId}`]);
  const [greeting, thanks, where, ...others] = confirmed.text.split('\n\n');
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
  const slotDay = day.format(new Date(`${order.timeslot!.dateIso}T12:00:00`));
  expect([greeting, thanks]).toEqual(['Hi Anna Lucia,', 'Thank you for your order.']);
  expect(where).toMatch(
    new RegExp(`^Delivery: Via Appia Nuova 120, Roma, ${slotDay}, [\\d:]+( AM)?–[\\d:]+ [AP]M\\.$`),
  );
  expect(others.filter((line) => !line.startsWith('You can change'))).toEqual([
    'We prepare the order as soon as the payment goes through.',
    'The payment holds €66.52; we charge only what arrives, at its actual weight.',
    '- 2 × Olio extravergine in latta, Olivesca: €59.80\n- 1.1\u00A0lb Mele annurche, Ortocolle: approx. €1.40',
    '- Products: €61.20\n- Delivery: €4.90\n- Estimated total: €66.10',
    'Payment: Card payment online.',
    `See the order: http://cestolieto.localhost:3000/en/profile/orders/${orderId}`,
    footer(confirmed.text),
  ]);
  expect(others.find((line) => line.startsWith('You can change'))).toMatch(
    /^You can change or cancel it until (midnight|[\d:]+ [AP]M) ((today|tomorrow), |on )[A-Z][a-z]+, [A-Z][a-z]+ \d+\.$/,
  );

  // A letter somebody else asks for is in the language of whom it is for.
  await done(shop().visitor().call(requestPasswordReset, { e_mail: email }));
  const reset = (await mailsAt(anna, email)).at(-1)!;
  expect(reset.text.split('\n\n').slice(0, 2)).toEqual([
    'Hi Anna Lucia,',
    'With this link you choose a new password. It is good for one hour and one use.',
  ]);
  await done(anna.call(deleteOrder, { order_id: orderId }));
  const cancelled = (await mailsAt(anna, email)).at(-1)!;
  expect([cancelled.subject, cancelled.text]).toEqual([
    `Your order no. ${orderId} was canceled`,
    [
      'Hi Anna Lucia,',
      'The order was canceled and nothing will be charged.',
      '€66.52 was held: it was not charged.',
      'If you had used a gift code, you can use it again.',
      `See the order: http://cestolieto.localhost:3000/en/profile/orders/${orderId}`,
      footer(cancelled.text),
    ].join('\n\n'),
  ]);
});

test('TEN-03: another shopper of the same brand is written to in Italian, and from the next login on in English', async () => {
  const nino = shop().visitor();
  const email = 'nino.italiano@posta.example';
  await joined(nino, email);
  const [confirmation] = await mailsAt(nino, email);
  const code = String(confirmation!.params['reg_control_code']);
  const link = `http://cestolieto.localhost:3000/registration/confirm?e_mail=nino.italiano%40posta.example&reg_control_code=${code}`;
  expect(confirmation!.text).toBe(
    [
      'Ciao Anna Lucia,',
      'manca un passo: conferma la tua e-mail e potrai fare la spesa.',
      `Conferma la registrazione: ${link}`,
      'Se non sei stato tu, ignora questo messaggio: non cambierà nulla.',
      footer(confirmation!.text),
    ].join('\n\n'),
  );
  expect(confirmation!.html).toContain('<html lang="it">');
  const here = american();
  await done(here.call(login, { login: email, password: newPassword }));
  await done(here.call(requestPasswordReset, { e_mail: email }));
  expect((await mailsAt(nino, email)).map(({ subject }) => subject).at(-1)).toBe('Choose a new password');
});

test('TEN-03: who was a customer before is written to in the first language of the brand', async () => {
  await shop().database.db.execute(
    sql`UPDATE users SET language = NULL WHERE login = 'vuoto@cestolieto.example'`,
  );
  await done(american().call(requestPasswordReset, { e_mail: 'vuoto@cestolieto.example' }));
  const mails = await mailsAt(shop().visitor(), 'vuoto@cestolieto.example');
  expect(mails.map(({ subject }) => subject)).toEqual(['Scegli una nuova password']);
  const [kept] = await rowsOf(
    shop().database.db,
    sql`SELECT language FROM users WHERE login = 'vuoto@cestolieto.example'`,
  );
  expect(kept).toEqual({ language: null });
});
