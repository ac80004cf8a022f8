import type { Page } from '@playwright/test';
import { tokens as cestolieto } from '../../tenants/cestolieto/tokens.ts';
import { tokens as ortavia } from '../../tenants/ortavia/tokens.ts';
import { tokens as passolesto } from '../../tenants/passolesto/tokens.ts';
import { tokens as quincegate } from '../../tenants/quincegate/tokens.ts';
import { expectAccessible } from '../support/axe.ts';
import { brandNames } from '../support/brands.ts';
import { dialog, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const tokensOf = { cestolieto, ortavia, passolesto, quincegate };

/** A colour as browsers tell it: `#1c1412` is `rgb(28, 20, 18)`. */
const told = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const painted = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    controls: getComputedStyle(document.documentElement).colorScheme,
  }));

for (const brandName of brandNames) {
  const { light, dark } = tokensOf[brandName];
  const inLight = { ground: told(light.canvas), controls: 'light' };
  const inDark = { ground: told(dark.canvas), controls: 'dark' };

  test.describe(brandName, () => {
    test.use({ brandName });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('B-02: the shop is as dark as the device, bars of the browser too, and paper is light', async ({
        page,
        provoked,
      }) => {
        // Without script the browser gives up what the page wanted to preload of it.
        provoked.push(/^failed: .*\.js$/);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.goto('/');
        expect(await painted(page)).toEqual(inDark);
        const bars = page.locator('meta[name="theme-color"]');
        expect(
          await bars.evaluateAll((tags) =>
            tags.map((tag) => [tag.getAttribute('media'), tag.getAttribute('content')]),
          ),
        ).toEqual([
          ['(prefers-color-scheme: light)', light.header.bg],
          ['(prefers-color-scheme: dark)', dark.header.bg],
        ]);
        await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
        expect(await painted(page)).toEqual(inLight);
        await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
        expect(await painted(page)).toEqual(inLight);
      });
    });

    test('B-02: the pages of a visitor and the login are accessible in the dark', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      for (const path of ['/catalog/category/ortofrutta', '/product/mele-annurche', '/vantaggi', '/']) {
        await visit(page, path);
        expect(await painted(page)).toEqual(inDark);
        await expectAccessible(page, `${path} of ${brandName} in the dark`);
      }
      await page.getByRole('banner').getByRole('button', { name: 'Accedi' }).click();
      await expect(dialog(page, 'Accedi')).toBeVisible();
      await expectAccessible(page, `the login of ${brandName} in the dark`);
    });
  });
}
