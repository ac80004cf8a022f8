import type { BrowserContext, Locator, Page } from '@playwright/test';
import { comeBack } from '../prepared.ts';
import { look, quantityOf, visit } from '../shopper.ts';
import { expect } from '../test.ts';

export const demo = 'demo@cestolieto.example';
export const penne = 'penne-rigate-500-g';

/** What a test provokes that cuts the line. */
export const cutLine = /failed|ERR_FAILED|ERR_INTERNET_DISCONNECTED/i;

/** The worker comes after the first move, and answers for the page when it has fetched what it needs. */
export const kept = (page: Page) =>
  expect
    .poll(
      async () => {
        await look(page);
        return page.evaluate(() => navigator.serviceWorker.controller?.state);
      },
      // It fetches some seventy files first.
      { timeout: 60_000 },
    )
    .toBe('activated');

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const more = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: /Aumenta/ })
    .first();
/** The line above the header that says that there is no network. */
export const bar = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Sei senza rete' });

/** A shopper with two of penne, in a cart that has been looked at since the worker is there. */
export async function openCart(page: Page): Promise<void> {
  await comeBack(page, { login: demo, wanted: [[penne, 2]], to: '/' });
  await kept(page);
  await visit(page, '/cart/');
  await expect(quantityOf(page, 'Penne rigate')).toHaveValue('2');
}

/** What the shop itself has, whatever is shown. */
export const inShop = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/ebsn/api/cart/view', {
      cache: 'no-store',
      headers: { 'X-Ebsn-Client': 'site' },
    });
    const { data } = (await answer.json()) as { data: { cartItems: { quantity: number }[] } };
    return data.cartItems.map(({ quantity }) => quantity);
  });

/** The writes of the cart's lines that reach the shop from here on: a line that is just back may lose the first try. */
export function sentFrom(context: BrowserContext): readonly (string | null)[] {
  const sent: (string | null)[] = [];
  context.on('requestfinished', (request) => {
    // The worker's own request for the page's is the same one.
    if (request.url().endsWith('/cart/update') && request.serviceWorker() === null)
      sent.push(request.postData());
  });
  return sent;
}

/** How the workers of this page's shop stand. */
export const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return { active: registration?.active?.state ?? null, waiting: registration?.waiting?.state ?? null };
  });

/** The browser finds the newer worker, which waits. */
export async function findNewer(page: Page): Promise<void> {
  const change = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration !== undefined && (registration.waiting ?? registration.installing) !== null;
    });
  await expect.poll(change).toBe(true);
  await expect.poll(() => workers(page)).toEqual({ active: 'activated', waiting: 'installed' });
}

export const offline = (context: BrowserContext) => context.setOffline(true);
export const online = (context: BrowserContext) => context.setOffline(false);
