import type { Page } from '@playwright/test';
import { readConfig } from '../backend/platform/config.ts';
import { endSession } from './support/end-session.ts';
import { comeBack } from './support/prepared.ts';
import {
  addButton,
  dialog,
  fillLogin,
  logIn,
  passDeliveryGates,
  quantityOf,
  search,
  visit,
} from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const demo = 'demo@cestolieto.example';

test('RULE-ADDTOCART-7: a 419 in the middle of an add opens login, and the add happens once', async ({
  page,
  provoked,
}) => {
  provoked.push(/419/);
  await comeBack(page, {
    login: demo,
    wanted: [['penne-rigate-500-g', 1]],
    to: '/catalog/search?q=penne%20rigate',
  });
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');

  // What the page still asks for by itself would be answered 419 and open the login before the add.
  await page.waitForLoadState('networkidle');
  await endSession(page);
  const adds: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/cart/add')) adds.push(response.status());
  });
  await search(page, 'caffè macinato');
  await addButton(page, 'Caffè macinato').click();
  const login = dialog(page, 'Accedi');
  await expect(login).toContainText(
    'La sessione è scaduta, si prega di rieffettuare il login per continuare.',
  );
  await expect(page).toHaveURL(/\/catalog\/search\?q=caff/);
  await fillLogin(page, demo);
  await expect(login).toBeHidden();
  await expect(quantityOf(page, 'Caffè macinato')).toHaveValue('1');
  expect(adds.filter((status) => status === 200)).toHaveLength(1);
  await page.reload();
  await expect(quantityOf(page, 'Caffè macinato')).toHaveValue('1');
});

test('SES-07: a 419 while a quantity is saved loses nothing of what was wanted', async ({
  page,
  provoked,
}) => {
  provoked.push(/419/);
  await comeBack(page, {
    login: demo,
    wanted: [['penne-rigate-500-g', 1]],
    to: '/catalog/search?q=penne%20rigate',
  });
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  // What the page asks at its start would be the first to hear of it.
  await page.waitForLoadState('networkidle');
  await endSession(page);
  await page.getByRole('button', { name: 'Aumenta quantità di Penne rigate' }).click();
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await fillLogin(page, demo);
  await expect(dialog(page, 'Accedi')).toBeHidden();
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'Carrello', exact: true })).toHaveAccessibleDescription(
    /totale stimato 6,88/,
  );
});

test('SES-04: a stranger’s first page makes no call; with a marker it asks once', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ebsn/')) calls.push(pathname);
  });
  const wayIn = page.getByRole('button', { name: 'Accedi al carrello' });
  await visit(page, '/cart/');
  await expect(wayIn).toBeVisible();
  expect(calls).toEqual([]);

  // All that is left of a session which is over.
  await page.context().addCookies([{ name: readConfig({}).accountCookie, value: '1', url: page.url() }]);
  await page.reload();
  await expect(wayIn).toBeVisible();
  expect(calls).toEqual(['/ebsn/api/cart/view']);

  await wayIn.click();
  await fillLogin(page, 'vuoto@cestolieto.example');
  await expect(page.getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
  // The restore token is gone: the marker alone says that there may be a session.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
});

test('NAV-23: a login-only address leads home, asks for login, and goes on there', async ({ page }) => {
  await visit(page, '/profile/orders');
  await expect(page).toHaveURL(/\/(?:\?returnTo=.*)?$/);
  await expect(dialog(page, 'Accedi')).toBeVisible();
  await fillLogin(page, demo);
  await expect(page).toHaveURL(/\/profile\/orders$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I miei ordini');
});

test('SES-18: the login page leads only into this shop', async ({ page }) => {
  await visit(page, '/login?returnTo=//evil.example/');
  await fillLogin(page, demo);
  await expect(page).toHaveURL((url) => url.pathname === '/' && url.hostname === 'cestolieto.localhost');
});

test('SES-05: logging out leaves nothing of the shopper on the screen', async ({ page }) => {
  await logIn(page, demo, '/profile/orders');
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /Ordine \d+/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Accedi' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').filter({ hasText: /Ordine \d+/ })).toHaveCount(0);
});

test.describe('the id of the installation', () => {
  /** The ids that calls have named, with the host they went to. */
  async function namedIds(page: Page): Promise<string[]> {
    const named: string[] = [];
    page.on('request', (request) => {
      const id = request.headers()['x-ebsn-client-uuid'];
      if (id !== undefined) named.push(`${new URL(request.url()).hostname} ${id}`);
    });
    await logIn(page, demo, '/profile/orders');
    await page.getByRole('button', { name: 'Esci' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Accedi' })).toBeVisible();
    const before = named.length;
    expect(before).toBeGreaterThan(1);
    await logIn(page, 'vuoto@cestolieto.example', '/cart/');
    await expect(page.getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
    expect(named.length).toBeGreaterThan(before);
    return [...new Set(named)];
  }
  const id = expect.stringMatching(/^cestolieto\.localhost [\dA-Za-z-]{8,64}$/);

  test('API-04, COOK-05: with consent to statistics it is the same for whoever logs in and after a reload', async ({
    page,
    context,
    baseURL,
  }) => {
    const value = `analytics=true&profilation=false&saveDate=${new Date().toISOString()}&uuid=7f3a19c2&terms=2026-11`;
    await context.addCookies([{ name: 'cookie-preferences', value, url: baseURL ?? '' }]);
    expect(await namedIds(page)).toEqual([id]);
  });

  test('API-04, COOK-05: without it every page has another, and nothing is kept', async ({ page }) => {
    const named = await namedIds(page);
    expect(named).toEqual(named.map(() => id));
    expect(named.length).toBeGreaterThan(1);
    expect(await page.evaluate(() => localStorage.getItem('clientId'))).toBeNull();
  });
});

test('REG-26, T10: who tried too often is told how long to wait, and the form stays', async ({
  page,
  provoked,
}) => {
  provoked.push(/429/);
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Accedi' }).click();
  const login = dialog(page, 'Accedi');
  const sent = async (password: string) => {
    const answered = page.waitForResponse((response) => response.url().includes('/auth/login'));
    await fillLogin(page, demo, password);
    return (await answered).status();
  };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await sent('Sbagliata1!')).toBe(200);
    await expect(login.getByRole('alert')).toHaveText('E-mail o password non corretti.');
  }
  expect(await sent('Demo2026!')).toBe(429);
  await expect(login.getByRole('alert')).toHaveText('Troppi tentativi. Riprova fra 15 minuti.');
  await expect(login.getByRole('textbox', { name: 'E-mail' })).toHaveValue(demo);
  // Another account has tries of its own.
  await fillLogin(page, 'vuoto@cestolieto.example');
  await expect(login).toBeHidden();
});

test('SES-12: a refused login keeps the e-mail; empty and malformed fields say so', async ({ page }) => {
  await visit(page, '/login');
  await fillLogin(page, '', '');
  await expect(page.getByText("Digitare l'e-mail")).toBeVisible();
  await expect(page.getByText('Digitare la password')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await fillLogin(page, 'non-una-mail', 'x');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
  await fillLogin(page, demo, 'Sbagliata1!');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('E-mail o password non corretti.');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(demo);
});

test.describe('a shop with names of its own', () => {
  test.use({ settings: { HEADER_PREFIX: 'Spesa-', SESSION_COOKIE: 'spesa', ACCOUNT_COOKIE: 'dentro' } });

  test('SES-02: a shopper logs in, buys and comes back', async ({ page, context }) => {
    const named = new Set<string>();
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/ebsn/')) return;
      for (const name of Object.keys(request.headers()))
        if (/-(?:client|version|client-uuid)$/.test(name)) named.add(name);
    });
    await logIn(page, demo);
    await search(page, 'caffè macinato');
    await addButton(page, 'Caffè macinato').click();
    await passDeliveryGates(page);
    await expect(quantityOf(page, 'Caffè macinato')).toHaveValue('1');
    await page.reload();
    await expect(quantityOf(page, 'Caffè macinato')).toHaveValue('1');
    expect([...named].filter((name) => !name.startsWith('sec-')).toSorted()).toEqual([
      'spesa-client',
      'spesa-client-uuid',
      'spesa-version',
    ]);
    const cookies = await context.cookies(page.url());
    expect(
      cookies
        .map(({ name }) => name)
        .filter((name) => /spesa|dentro|ebsn/i.test(name))
        .toSorted(),
    ).toEqual(['dentro', 'spesa']);
  });
});
