import type { Page } from '@playwright/test';

/** Tabs on until the control with this role and name has the focus, as somebody without a mouse does. */
export async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  await wanted.waitFor();
  for (let step = 0; step < 200; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${role} ${String(name)} is not in reach of the Tab key`);
}
