import type { Locator, Page } from '@playwright/test';

const trimmed = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** What an element says; null where it is not there. */
export async function textOf(locator: Locator): Promise<string | null> {
  const [first] = await locator.filter({ visible: true }).allTextContents();
  return first === undefined ? null : trimmed(first);
}

/** What stands in a field; null where there is none. */
export const valueOf = async (field: Locator): Promise<string | null> =>
  (await field.evaluateAll((found) => found.map((one) => ('value' in one ? String(one.value) : ''))))[0] ??
  null;

/** Whether it is on the screen. */
export const isThere = async (locator: Locator): Promise<boolean> =>
  (await locator.filter({ visible: true }).count()) > 0;

/** The name of the dialog on top; null where none is open. */
export async function openDialog(page: Page): Promise<string | null> {
  const titles = await page.getByRole('dialog').getByRole('heading', { level: 2 }).allTextContents();
  return titles.at(-1) ?? null;
}

/** Messages that stay until they are closed. */
export async function standingNotices(page: Page): Promise<readonly string[]> {
  // Under a dialog they are out of reach, but in sight.
  const texts = await page.locator('section[aria-label^=Notifiche] [role=alert] > div').allTextContents();
  return texts.map(trimmed);
}

/** The path on screen. */
export const pathOf = (page: Page): string => new URL(page.url()).pathname;
