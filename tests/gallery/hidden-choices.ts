import type { Frame } from '@playwright/test';

/** Returns the chosen items that their row, which scrolls sideways, does not show whole. */
export const hiddenChoices = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() =>
    [...document.querySelectorAll('[aria-selected="true"],[aria-pressed="true"],[aria-current]')].flatMap(
      (item) => {
        let row = item.parentElement;
        while (
          row !== null &&
          (row.scrollWidth <= row.clientWidth + 1 || getComputedStyle(row).overflowX !== 'auto')
        )
          row = row.parentElement;
        if (row === null) return [];
        const [around, own] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
        const isWhole = own.left >= around.left - 1 && own.right <= around.right + 1;
        return isWhole ? [] : [item.textContent.trim()];
      },
    ),
  );
