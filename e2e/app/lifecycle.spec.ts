import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { brands } from '../support/brands.ts';
import { lookAway, lookBack } from '../support/look-away.ts';
import { comeBack } from '../support/prepared.ts';
import { look, ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const halfAnHour = 1_800_000;
const tenMinutes = 600_000;
const demo = 'demo@cestolieto.example';
const versionFile = '**/version.json';

/** The shopper does something, until the page has all that hears of it: what follows the app's life comes then. */
async function begin(page: Page): Promise<void> {
  let isAsked = false;
  page.on('response', (answer) => {
    if (answer.url().endsWith('/version.json')) isAsked = true;
  });
  await expect
    .poll(async () => {
      await look(page);
      return isAsked;
    })
    .toBe(true);
}

/** The lifecycle is followed from the first check on. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await begin(page);
}

/** From here on time stands, but for what is told. */
const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));

/** Away for so many ms; what comes of it has come by a second later. */
async function beAway(page: Page, ms: number): Promise<void> {
  await lookAway(page);
  await page.clock.fastForward(ms);
  await lookBack(page);
}

/** Marks the document: one that is loaded anew has no mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
const old = (page: Page) => page.locator('html[data-old]');

/** Whoever asks for the version is told this one. */
const publish = (page: Page, version: string, minVersion = '1.0.0') =>
  page.route(versionFile, (route) =>
    route.fulfill({ json: { version, minVersion, stores: { ios: '', android: '' } } }),
  );

const offer = (page: Page) => page.getByRole('alertdialog', { name: 'C’è una nuova versione' });

test('LIFE-01: half an hour away changes nothing, a moment more loads the page anew, in its place', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/catalog/search?q=pane');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await mark(page);
  await stopTime(page);
  await beAway(page, halfAnHour);
  await page.clock.runFor(1_000);
  await expect(old(page)).toHaveCount(1);

  const loaded = page.waitForEvent('load');
  await beAway(page, halfAnHour + 1);
  await page.clock.runFor(500);
  await loaded;
  await page.clock.resume();
  await ready(page);
  await expect(old(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/catalog\/search\?q=pane$/);
  expect(await page.evaluate(() => scrollY)).toBe(500);
});

test('LIFE-02, LIFE-03: the checkout is never loaded anew; what it puts off happens on the page after it', async ({
  page,
}) => {
  await page.clock.install();
  await comeBack(page, { login: demo, wanted: [['olio-extravergine-latta-5-l', 3]], to: '/' });
  await open(page, '/checkout');
  await mark(page);
  await stopTime(page);
  await beAway(page, halfAnHour + 1);
  await page.clock.runFor(1_000);
  await expect(old(page)).toHaveCount(1);
  await page.clock.resume();
  const loaded = page.waitForEvent('load');
  await page.goBack();
  await loaded;
  await ready(page);
  await expect(old(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('LIFE-03: nothing is loaded anew while something is written, and what was changed last is written first', async ({
  page,
}) => {
  const written = Promise.withResolvers<void>();
  await page.clock.install();
  await comeBack(page, {
    login: demo,
    wanted: [['olio-extravergine-latta-5-l', 1]],
    to: '/catalog/product/olio-extravergine-latta-5-l',
  });
  await begin(page);
  await page.route('**/cart/update', async (route) => {
    await written.promise;
    await route.continue();
  });
  await mark(page);
  await stopTime(page);
  await lookAway(page);
  await page.clock.fastForward(halfAnHour + 1);
  const sent = page.waitForRequest('**/cart/update');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Aumenta quantità/ })
    .first()
    .click();
  // Not the pause after a press, but the reload that is due has it written.
  await lookBack(page);
  await sent;
  await page.clock.runFor(2_000);
  await expect(old(page)).toHaveCount(1);
  await page.clock.resume();
  const loaded = page.waitForEvent('load');
  written.resolve();
  await loaded;
  await ready(page);
  await expect(old(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Quantità' }).first()).toHaveValue('2');
});

test('LIFE-04, LIFE-05, LIFE-06: a newer version is offered once; put off or accepted it is not offered again', async ({
  page,
}) => {
  await publish(page, '9.9.8');
  await visit(page, '/catalog/search?q=pane');
  const tile = page.getByRole('main').getByRole('link').first();
  await tile.focus();
  await begin(page);
  await expect(offer(page)).toBeVisible();
  await expect(offer(page)).toContainText('Ci vogliono pochi secondi e il carrello resta com’è.');
  await expectAccessible(page, 'the update dialog');
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeHidden();
  await expect(tile).toBeFocused();
  await open(page, '/catalog/search?q=pane');
  await expect(offer(page)).toBeHidden();

  await page.unroute(versionFile);
  await publish(page, '9.9.9');
  await lookAway(page);
  await lookBack(page);
  await expect(offer(page)).toBeVisible();
  await mark(page);
  const loaded = page.waitForEvent('load');
  await offer(page).getByRole('button', { name: 'Aggiorna ora' }).click();
  await loaded;
  await expect(old(page)).toHaveCount(0);
  await ready(page);
  // The files are the old ones still: nobody is asked again, nothing is loaded again.
  await begin(page);
  await mark(page);
  const again = page.waitForResponse(versionFile);
  await lookAway(page);
  await lookBack(page);
  await again;
  await expect(offer(page)).toBeHidden();
  await expect(old(page)).toHaveCount(1);
});

test('SHELL-12, LIFE-06: below the lowest version the upgrade screen covers the app, and only loading it anew leads on', async ({
  page,
}) => {
  await publish(page, '9.9.9', '9.0.0');
  await open(page, '/catalog/search?q=pane');
  await expect(offer(page)).toBeVisible();
  await expect(offer(page)).toContainText('Versione 1.1.29, minima richiesta 9.0.0');
  await expect(offer(page)).toBeFocused();
  await expectAccessible(page, 'the upgrade screen');
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeVisible();
  const update = offer(page).getByRole('button', { name: 'Aggiorna ora' });
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(update).toBeFocused();
  }
  await mark(page);
  const loaded = page.waitForEvent('load');
  await page.keyboard.press('Enter');
  await loaded;
  await expect(old(page)).toHaveCount(0);
  await ready(page);
  await begin(page);
  await expect(offer(page)).toBeVisible();
});

test('LIFE-07, RULE-APPLIFECYCLE-3: a check that fails is silent, and the shop is asked again ten minutes later', async ({
  page,
  provoked,
}) => {
  provoked.push(/version\.json/, /^console: Failed to load resource/);
  const answers = [
    { status: 503, body: '' },
    { status: 200, body: '<html>' },
    { status: 200, body: '{"version":2}' },
  ];
  let asked = 0;
  await page.route(versionFile, (route) => {
    const answer = answers[asked];
    asked += 1;
    return answer === undefined ? route.abort() : route.fulfill(answer);
  });
  // The ten minutes begin when the page has read what came: time stands until then.
  let ended = 0;
  const ends = (request: Request) => {
    if (request.url().endsWith('/version.json')) ended += 1;
  };
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  await page.clock.install();
  await visit(page, '/');
  await expect
    .poll(async () => {
      await look(page);
      return ended;
    })
    .toBe(1);
  await stopTime(page);
  for (const times of [2, 3, 4]) {
    // Some of the time went by before it stood.
    await page.clock.runFor(tenMinutes - 30_000);
    expect(asked).toBe(times - 1);
    await page.clock.runFor(30_000);
    await expect.poll(() => ended).toBe(times);
    expect(asked).toBe(times);
  }
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Errore' })).toHaveCount(0);
});

test('LIFE-04: every brand tells its version, kept by no cache', async ({ page, shop }) => {
  for (const name of Object.keys(brands)) {
    const answer = await page.request.get(`http://127.0.0.1:${shop.port}/version.json`, {
      headers: { Host: `${name}.localhost` },
    });
    expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-cache']);
    expect(await answer.json()).toEqual({
      version: '1.1.29',
      minVersion: '1.0.0',
      stores: { ios: expect.any(String), android: expect.any(String) },
    });
  }
});
