import type { Page } from '@playwright/test';
import { visitSettled } from './support/settled.ts';
import { ready } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

const words = 'Si è verificato un errore, riprova tra qualche minuto.';
const secret = 'mario.rossi@example.com';

/** What the shop itself wrote to the console of errors. */
function logOf(page: Page): () => string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('client.failed')) lines.push(message.text());
  });
  return () => lines;
}

/** Marks the document, to see that it was loaded anew. */
const mark = (page: Page) => page.evaluate(() => void (document.title = 'before'));

for (const how of ['thrown', 'rejected'] as const) {
  test(`ERR-15: an error that is ${how} outside of a render is told, logged without its words, and offers a reload`, async ({
    page,
    provoked,
  }) => {
    provoked.push(/mario|client\.failed/);
    const log = logOf(page);
    await page.goto('/');
    await ready(page);
    // It comes with what stands over the page.
    await page.getByRole('region', { name: 'Notifiche' }).waitFor({ state: 'attached' });
    await page.evaluate(
      ([way, text]) => {
        const error = new TypeError(text);
        if (way === 'rejected') void Promise.reject(error);
        else
          setTimeout(() => {
            throw error;
          });
      },
      [how, secret],
    );
    const alert = page.getByRole('alert').filter({ hasText: words });
    await expect(alert).toBeVisible();
    expect(log()).toHaveLength(1);
    expect(log()[0]).toMatch(/^client\.failed TypeError/);
    expect(log()[0]).not.toContain('mario');
    await mark(page);
    await alert.getByRole('button', { name: 'Ricarica la pagina' }).click();
    await expect(page).not.toHaveTitle('before');
    await expect(alert).toBeHidden();
  });
}

test('ERR-15: an error of a render leaves the general message and a reload', async ({ page, provoked }) => {
  provoked.push(/mario|client\.failed/);
  const log = logOf(page);
  await visitSettled(page, '/');
  // Every amount of money is written by it.
  await page.evaluate((text) => {
    Reflect.set(Number.prototype, 'toFixed', () => {
      throw new RangeError(text);
    });
  }, secret);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByText(words)).toBeVisible();
  expect(log().join()).toMatch(/^client\.failed RangeError/);
  expect(log().join()).not.toContain('mario');
  await mark(page);
  await page.getByRole('button', { name: 'Ricarica la pagina' }).click();
  await expect(page).not.toHaveTitle('before');
  await expect(page.getByText(words)).toBeHidden();
});
