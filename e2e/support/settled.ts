import type { Page } from '@playwright/test';
import { ready } from './shopper.ts';

/**
 * Opens a page and waits until it has nothing left to do: it answers to presses, the shop has told it whose cart it is,
 * its pictures and fonts are there, and what came of all that is drawn and had its turn to ask for more.
 */
export async function visitSettled(page: Page, path: string) {
  // It comes after the page, however long that takes: the test's own time is the limit.
  const cart = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/ebsn/api/cart/view', {
    timeout: 0,
  });
  const answer = await page.goto(path);
  await ready(page);
  await (await cart).finished();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve));
    await frame();
  });
  return answer;
}
