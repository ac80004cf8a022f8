import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a brand decides by its colours and sizes: all else is in the markup, which is every brand's. */
const ofBrands = ['color-contrast', 'target-size', 'link-in-text-block'];

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
  // No page of the shop has frames, for which alone a second page would be opened.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (isOfBrand ? axe.withRules(ofBrands) : axe.withTags(levels)).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ''}`),
  );
  // Soft: one screen's fault does not hide the next one's.
  expect.soft(found, `axe on ${where}`).toEqual([]);
}
