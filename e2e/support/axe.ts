import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What stands on the screen has no violation of WCAG 2.2 AA (B-20). */
export async function expectAccessible(page: Page, where: string): Promise<void> {
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
  const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html} ${node.failureSummary ?? ''}`),
  );
  // Soft: one screen's fault does not hide the next one's.
  expect.soft(found, `axe on ${where}`).toEqual([]);
}
