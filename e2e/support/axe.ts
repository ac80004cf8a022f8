import { expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../../tests/accessibility.ts';

/**
 * What stands on the screen has no violation of WCAG 2.2 AA (B-20). `isOfBrand` looks only for what a brand decides,
 * where another one shows the same screen to all rules.
 */
export async function expectAccessible(page: Page, where: string, { isOfBrand = false } = {}): Promise<void> {
  // A dialog that is still fading in has the contrast of its fade.
  await page.evaluate(async () => {
    for (;;) {
      const running = document
        .getAnimations()
        .filter((each) => each.playState !== 'finished' && each.effect?.getTiming().iterations !== Infinity);
      if (running.length === 0) return;
      await Promise.allSettled(running.map((each) => each.finished));
    }
  });
  // Soft: one screen's fault does not hide the next one's. No page of the shop has frames.
  expect.soft(await accessibilityFaults(page.mainFrame(), { isOfBrand }), `axe on ${where}`).toEqual([]);
}
