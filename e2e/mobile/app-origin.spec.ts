import type { BrowserContext, Page } from '@playwright/test';
import { appOrigin, openLink, Phone, pressBack, serveApp } from '../support/app/phone.ts';
import { demo, heading } from '../support/app/kept-shop.ts';
import { expectAccessible } from '../support/axe.ts';
import { addButton, dialog, fillLogin, passDeliveryGates, quantityOf, ready } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Barra principale' });

const target = (page: Page, name: string) => bottomBar(page).getByRole('button', { name });

const hrefOf = (page: Page) => page.url().slice(appOrigin.length);

/** Starts the app, of which nothing is running. */
async function startApp(
  { context, watched }: { context: BrowserContext; watched: (page: Page) => Page },
  phone: Phone,
  launchedBy: string | null = null,
): Promise<Page> {
  const page = watched(await context.newPage());
  await phone.carry(page, launchedBy);
  await page.goto(`${appOrigin}/`);
  await ready(page);
  return page;
}

test.beforeEach(async ({ context, shop, brandName, provoked }) => {
  // Its shop is on the machine itself, and has no certificate.
  provoked.push(/^console: Mixed Content: The page at 'https:\/\/localhost/);
  await serveApp(context, { brandId: brandName, shop: `http://${brandName}.localhost:${shop.port}` });
});

test('LIFE-10, API-04, SHELL-07: the app shops from its own origin, logged in by the phone’s safe and by no cookie', async ({
  context,
  watched,
  shop,
}) => {
  const phone = new Phone();
  const page = await startApp({ context, watched }, phone);
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(bottomBar(page).getByRole('button')).toHaveText([
    'Home',
    'Ordini',
    'Prodotti',
    'Carrello',
    'Liste',
  ]);
  const picture = page.getByRole('main').getByRole('article').first().locator('img');
  await expect
    .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page, 'home in the app');

  await target(page, 'Ordini').tap();
  // A login over a site would come back by cookies.
  await expect(page.getByRole('link', { name: /Continua con|tua azienda/ })).toHaveCount(0);
  await fillLogin(page, demo);
  await expect.poll(() => hrefOf(page)).toBe('/profile/orders');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const [session = ''] = phone.safe.values();
  expect([[...phone.safe.keys()], session.length > 20]).toEqual([['session'], true]);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)) + document.cookie);
  expect(kept).not.toContain(session);
  expect(await context.cookies()).toEqual([]);

  const written = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/cart/add'),
  );
  await openLink(page, 'https://www.cestolieto.example/product/penne-rigate-500-g');
  await addButton(page, 'Penne rigate').tap();
  await passDeliveryGates(page);
  const headers = (await written).headers();
  expect([headers['x-ebsn-client'], headers['x-ebsn-session'], headers['cookie']]).toEqual([
    'app',
    session,
    undefined,
  ]);
  // The browser of a test takes every answer to its question for a yes: the shop is asked by itself.
  const own = Object.keys(headers).filter((name) => /^(?:x-|idempotency|content-type)/.test(name));
  const allowed = await fetch(`http://localhost:${shop.port}/ebsn/api/cart/add`, {
    method: 'OPTIONS',
    headers: {
      Origin: appOrigin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': own.join(),
    },
  });
  const names = (allowed.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(', ');
  expect(own.filter((name) => !names.includes(name))).toEqual([]);
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('1');
  await page.close();

  const later = await startApp({ context, watched }, phone);
  await expect(target(later, 'Carrello')).toHaveAccessibleDescription('Hai 1 prodotto nel carrello');
  await expect(later.getByRole('button', { name: 'Rifiuta' })).toHaveCount(0);
  await later.goto(`${appOrigin}/profile`);
  await later.getByRole('main').getByRole('button', { name: 'Esci' }).tap();
  await expect.poll(() => [...phone.safe]).toEqual([]);
});

test('NAV-28, NAV-27, LIFE-01: links open in the app, through the login, and it comes back to where it was', async ({
  context,
  watched,
}) => {
  const phone = new Phone();
  const page = await startApp({ context, watched }, phone, 'https://www.cestolieto.example/profile/orders');
  await fillLogin(page, demo);
  await expect.poll(() => hrefOf(page)).toBe('/profile/orders');
  await expect(heading(page)).toHaveText('I miei ordini');

  await openLink(page, 'https://www.cestolieto.example/en/product/mele-annurche');
  await expect.poll(() => hrefOf(page)).toBe('/product/mele-annurche');
  await expect(heading(page)).toContainText('Mele annurche');
  await page.reload();
  await ready(page);
  await expect(heading(page)).toContainText('Mele annurche');
  expect(hrefOf(page)).toBe('/product/mele-annurche');

  await openLink(page, 'https://elsewhere.example/product/mele-annurche');
  await expect(heading(page)).toHaveText('Questa pagina non è in dispensa');

  await pressBack(page, { canGoBack: true });
  await expect(heading(page)).toContainText('Mele annurche');
  expect(phone.exits).toBe(0);
  await pressBack(page, { canGoBack: false });
  expect(phone.exits).toBe(1);
});

test('B-37, REG-27, LIFE-10: lists are shared and files kept by the phone’s sheet', async ({
  context,
  watched,
  brandName,
  shop,
}) => {
  const phone = new Phone();
  const page = await startApp({ context, watched }, phone);
  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await target(page, 'Liste').tap();
  await fillLogin(page, demo);
  await page.getByRole('link', { name: 'Festa' }).tap();
  await page.getByRole('button', { name: 'Condividi' }).tap();
  await dialog(page, 'Condividi Festa').getByRole('button', { name: 'Condividi', exact: true }).tap();
  await expect
    .poll(() => phone.shared)
    .toEqual([
      expect.stringMatching(
        new RegExp(String.raw`^http://${brandName}\.localhost:${shop.port}/shared-list\?token=.{16,}$`),
      ),
    ]);

  await page.goto(`${appOrigin}/profile/privacy`);
  await page.getByRole('button', { name: 'Scarica i miei dati' }).tap();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Il file' })).toBeVisible();
  const [name = '', text = ''] = [...phone.files].at(-1) ?? [];
  expect([name, phone.shared.at(-1)]).toEqual([expect.stringMatching(/^dati-cestolieto-.*\.json$/), name]);
  expect(text).toContain(demo);

  // As an order's entry for the calendar, whose order has to be under way.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.download = 'spesa.ics';
    link.href = `data:text/calendar;charset=utf-8,${encodeURIComponent('SUMMARY:Arriva la spesa, è qui')}`;
    document.body.append(link);
    link.click();
  });
  await expect.poll(() => phone.files.get('spesa.ics')).toBe('SUMMARY:Arriva la spesa, è qui');
  await expect.poll(() => phone.shared.at(-1)).toBe('spesa.ics');
});
