import type { Page } from '@playwright/test';
import { tokens } from '../../tenants/cestolieto/tokens.ts';
import { expectAccessible } from '../support/axe.ts';
import { ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

/** A colour as browsers tell it: `#1c1412` is `rgb(28, 20, 18)`. */
const told = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

const choice = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radiogroup', { name: 'Aspetto' }).getByRole('radio', { name });

const shown = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    bars: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  }));

const light = { ground: told(tokens.light.canvas), bars: [tokens.light.header.bg] };
const dark = { ground: told(tokens.dark.canvas), bars: [tokens.dark.header.bg] };

const kept = async (page: Page) => {
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => name === 'colour-scheme').map(({ value }) => value);
};

/** Every `data-theme` the pages of this browser have from now on, each as it is set. */
const recordThemes = (page: Page) =>
  page.addInitScript(() => {
    const themes: (string | null)[] = [];
    Object.assign(globalThis, { themes });
    const look = () => {
      const theme = document.documentElement?.getAttribute('data-theme') ?? null;
      if (theme !== themes.at(-1)) themes.push(theme);
    };
    new MutationObserver(look).observe(document, { attributes: true, childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { parsed: document.documentElement.getAttribute('data-theme') });
    });
  });

const recorded = (page: Page) =>
  page.evaluate(() => ({
    themes: (Reflect.get(globalThis, 'themes') as (string | null)[]).filter((theme) => theme !== null),
    parsed: Reflect.get(globalThis, 'parsed') as string | null,
  }));

for (const [device, name, theme, looks] of [
  ['light', 'Scuro', 'dark', dark],
  ['dark', 'Chiaro', 'light', light],
] as const)
  test(`B-02: ${theme} is chosen over a ${device} device, at once and before the next page is seen`, async ({
    page,
  }) => {
    await recordThemes(page);
    await page.emulateMedia({ colorScheme: device });
    await visit(page, '/');
    await expect(choice(page, 'Come il dispositivo')).toBeChecked();
    expect([await shown(page), await kept(page)]).toEqual([device === 'dark' ? dark : light, []]);
    expect(await recorded(page)).toEqual({ themes: [], parsed: null });

    await choice(page, name).check();
    await expect.poll(() => shown(page)).toEqual(looks);
    expect(await kept(page)).toEqual([theme]);
    await expectAccessible(page, `a shop that is ${theme} on a ${device} device`);

    await page.reload();
    await ready(page);
    await expect(choice(page, name)).toBeChecked();
    expect([await shown(page), await recorded(page)]).toEqual([looks, { themes: [theme], parsed: theme }]);
  });

test('B-02: arrow keys choose, and who follows the device again leaves no cookie', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/page/chi-siamo');
  await expect(choice(page, 'Come il dispositivo')).toBeChecked();
  await choice(page, 'Come il dispositivo').focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Chiaro')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Scuro')).toBeChecked();
  await expect.poll(() => shown(page)).toEqual(dark);
  expect(await kept(page)).toEqual(['dark']);

  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Come il dispositivo')).toBeChecked();
  await expect.poll(() => shown(page)).toEqual(light);
  expect(await kept(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await shown(page)).toEqual(dark);
});

test('B-02: a choice made elsewhere while the code of a page is on its way is shown in it', async ({
  page,
  watched,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  const other = watched(await page.context().newPage());
  await other.emulateMedia({ colorScheme: 'light' });
  const chosen = Promise.withResolvers<void>();
  await other.route('**/*.js', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await other.goto('/page/chi-siamo', { waitUntil: 'commit' });
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await choice(page, 'Scuro').check();
  await expect.poll(() => kept(page)).toEqual(['dark']);
  chosen.resolve();
  await expect(choice(other, 'Scuro')).toBeChecked();
  expect(await shown(other)).toEqual(dark);
});

test('B-02: a choice is followed by the other pages that are open', async ({ page, watched }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  const other = watched(await page.context().newPage());
  await other.emulateMedia({ colorScheme: 'light' });
  await visit(other, '/page/chi-siamo');
  await choice(page, 'Scuro').check();
  await expect(choice(other, 'Scuro')).toBeChecked();
  expect(await shown(other)).toEqual(dark);
});
