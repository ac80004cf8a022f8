import type { Page } from '@playwright/test';
import { ready } from './shopper.ts';

/**
 * Waits until links open in place, which comes after the page answers, with the machines about the visitor; before that a link
 * loads a document. However long that takes: the test's own time is the limit.
 */
export const inPlace = (page: Page) =>
  page.getByRole('region', { name: 'Notifiche' }).waitFor({ state: 'attached', timeout: 0 });

/**
 * Opens a page of a stranger and waits until it has nothing left to do: it answers to presses, what stands over it has
 * come with the machines about the visitor, its pictures and fonts are there, and what came of all that is drawn and had its turn to ask for more.
 */
export async function visitSettled(page: Page, path: string) {
  const answer = await page.goto(path);
  await ready(page);
  await inPlace(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await new Promise((resolve) => requestIdleCallback(resolve));
    await frame();
  });
  return answer;
}
