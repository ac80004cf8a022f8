import type { Page } from '@playwright/test';
import { visitWithFonts } from './support/fonts.ts';
import { visitSettled } from './support/settled.ts';
import { ready, visit } from './support/shopper.ts';
import { test } from './support/shared-shop.ts';
import { expect } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const contactsLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Contatti', exact: true });

test('B-01: on another page the focus stands at its contents, not on the link that led there', async ({
  page,
}) => {
  const main = page.getByRole('main');
  // Before the code that turns pages has come, a link opens a whole document, whose focus is the browser's.
  await visitSettled(page, '/');
  await expect(page.locator('body')).toBeFocused();
  await contactsLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Contatti');
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toHaveCount(1);

  await contactsLink(page).focus();
  await page.goBack();
  await expect(heading(page)).not.toHaveText('Contatti');
  await expect(main).toBeFocused();
});

test('SHELL-06: a button leads back to the top once the page is scrolled by more than 20 px', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'Torna su', exact: true });
  const scroll = (top: number) => page.evaluate((to) => scrollTo(0, to), top);
  await visit(page, '/');
  await scroll(21);
  await expect(button).toBeVisible();
  await scroll(20);
  await expect(button).toBeHidden();
  await scroll(400);
  await button.click();
  await expect(button).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('CMS-12: a link of a text to another site opens outside, and this page stays', async ({
  page,
  context,
}) => {
  await context.route('https://www.garanteprivacy.it/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Garante</title>' }),
  );
  await visit(page, '/page/privacy');
  const [outside] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('main').locator('a[href^="https://www.garanteprivacy.it"]').click(),
  ]);
  await expect(outside).toHaveURL(/^https:\/\/www\.garanteprivacy\.it\//);
  await expect(page).toHaveURL(/\/page\/privacy$/);
});

test('a link that is to open elsewhere leaves this page as it is', async ({ page, context, watched }) => {
  await visit(page, '/');
  const link = contactsLink(page);
  for (const press of [
    () => link.click({ modifiers: ['Control'] }),
    () => link.click({ modifiers: ['Shift'] }),
    () => link.click({ button: 'middle' }),
  ]) {
    const [other] = await Promise.all([context.waitForEvent('page'), press()]);
    watched(other);
    await expect(other).toHaveURL(/\/contatti/);
    await other.close();
    await expect(page).toHaveURL(/:\d+\/$/);
  }

  // What the browser does with the Meta key differs by system: it is left to it.
  const isTaken = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('click', (event) => {
          resolve(event.defaultPrevented);
          event.preventDefault();
        });
      }),
  );
  await link.click({ modifiers: ['Meta'] });
  expect(await isTaken).toBe(false);
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('NAV-05: the way back finds the list as it was left, at its place, without a call', async ({ page }) => {
  const main = page.getByRole('main');
  const choice = main.getByRole('checkbox', { name: 'Solo in offerta' });
  const top = () => page.evaluate(() => scrollY);
  await visitWithFonts(page, '/catalog/category/ortofrutta');
  await main.getByText('Altro', { exact: true }).click();
  await expect(choice).toBeHidden();
  const link = main.getByRole('article').nth(15).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const left = await top();
  expect(left).toBeGreaterThan(0);

  await link.click();
  await expect(heading(page)).not.toHaveText('Frutta e verdura');
  await expect(heading(page)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ebsn/')) calls.push(pathname);
  });
  await page.goBack();
  await expect(heading(page)).toHaveText('Frutta e verdura');
  expect(await top()).toBe(left);
  await expect(choice).toBeHidden();
  expect(calls).toEqual([]);
});

test('NAV-29: a list that has to be loaded again is at its place once it is there', async ({ page }) => {
  const main = page.getByRole('main');
  const top = () => page.evaluate(() => scrollY);
  await visitWithFonts(page, '/catalog/category/ortofrutta');
  await main.getByRole('article').nth(15).scrollIntoViewIfNeeded();
  const left = await top();
  expect(left).toBeGreaterThan(0);
  // As many pages as push it out of the memory.
  const others = await page
    .getByRole('banner')
    .evaluate((banner) =>
      [...banner.querySelectorAll<HTMLAnchorElement>('a[href^="/catalog/category/"]')]
        .map(({ pathname }) => pathname)
        .filter((path) => path !== location.pathname),
    );
  expect(others.length).toBeGreaterThanOrEqual(6);
  for (const other of others) {
    const before = await heading(page).textContent();
    // Pressed where it stands: the header is out of view.
    await page
      .getByRole('banner')
      .locator(`a[href="${other}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).not.toHaveText(before ?? '');
  }
  const held = Promise.withResolvers<void>();
  await page.route(/\/ebsn\/api\/products\?/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.evaluate((steps) => history.go(-steps), others.length);
  await expect(main.locator('[aria-busy=true]').first()).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
  held.resolve();
  await expect(main.getByRole('article').nth(15)).toBeVisible();
  await expect.poll(top).toBe(left);
});

test('NAV-05: Back before the page answers leads back', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await visit(page, '/catalog/search?q=latte');
  await page.waitForLoadState('networkidle');
  const departments = page.getByRole('navigation', { name: 'Cerca in un reparto' });
  await departments.getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/parent_category_id/);
  const late = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(title).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/q=latte$/);
  late.resolve();
  await ready(page);
  await expect(departments.locator('[aria-current]')).toHaveText('Tutti i reparti');
});
