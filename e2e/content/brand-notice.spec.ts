import type { Page } from '@playwright/test';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { visitSettled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

const title = 'Per le feste prenota l’orario per tempo';
const notice = (page: Page, name = title) => page.getByRole('region', { name });
const close = (page: Page) => page.getByRole('button', { name: 'Chiudi l’avviso' });
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready', 'true');

/** The words of the header change by a pixel or two when the fonts come; a notice that comes or goes moves ten times that. */
const headerShift = 0.01;

test('SHELL-16: a notice that was closed by keyboard stays away, on this page and the next, and never moves the page', async ({
  page,
}) => {
  const shift = await watchLayoutShift(page);
  await page.goto('/');
  await ready(page);
  await expect(notice(page)).toHaveText(
    `${title}A dicembre i furgoni si riempiono presto: scegli adesso quando arriviamo, il carrello lo finisci con calma. Come funziona la consegna`,
  );
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThan(headerShift);
  await notice(page).getByRole('link', { name: 'Come funziona la consegna' }).focus();
  await page.keyboard.press('Tab');
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await ready(page);
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
  expect(await shift()).toBeLessThan(headerShift);

  await page.getByRole('link', { name: 'Offerte', exact: true }).first().click();
  await expect(page).toHaveURL(/promo=true/);
  await page.getByRole('banner').getByRole('link', { name: 'Cestolieto' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});

test('SHELL-16: another text of the notice shows again to who has closed the last one', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await close(page).click();
  await expect(notice(page)).toBeHidden();

  await visitSettled(page, '/catalog/search?q=pane');
  const asked = '/p/wp-json/ux-blocks?slug=avviso';
  const posts = await page.evaluate(async (address) => (await fetch(address)).text(), asked);
  await page.route(`**${asked}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: posts.replaceAll('A dicembre', 'A Natale') }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Cestolieto' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(notice(page)).toContainText('A Natale i furgoni si riempiono presto');
  await close(page).click();
  await expect(notice(page)).toBeHidden();
});

test('SHELL-16: a press before the page answers closes it', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await close(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  pressed.resolve();
  await ready(page);
  await expect(notice(page)).toBeHidden();
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});

test('SHELL-16: where it was closed the page of the server never shows it, even without the code of the app', async ({
  page,
  provoked,
}) => {
  provoked.push(/^failed: .*\.js$/, /^console: Failed to load resource/);
  await page.goto('/');
  await ready(page);
  await close(page).click();
  await expect(notice(page)).toBeHidden();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-notice]')).toHaveCount(1);
  await expect(page.locator('[data-notice]')).toBeHidden();
});

for (const brandName of ['ortavia', 'passolesto'] as const) {
  test.describe(brandName, () => {
    test.use({ brandName });

    test('CMS-11: a brand with nothing to say shows no notice, and nothing fails', async ({ page }) => {
      await page.goto('/');
      await ready(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(close(page)).toHaveCount(0);
      await expect(page.locator('[data-notice]')).toHaveCount(0);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('SHELL-16, decision 021: the notice is simply there, with no button that could not close it', async ({
    page,
    provoked,
  }) => {
    provoked.push(/^failed: .*\.js$/);
    await page.goto('/');
    await expect(notice(page).getByRole('link', { name: 'Come funziona la consegna' })).toBeVisible();
    await expect(close(page)).toBeHidden();
  });
});
