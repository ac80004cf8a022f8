import type { Page } from '@playwright/test';
import { firstVisit } from './support/chosen-cookies.ts';
import { brandNames } from './support/brands.ts';
import { watchLayoutShift } from './support/layout-shift.ts';
import { expect, test } from './support/test.ts';

test.use({ storageState: firstVisit });

const banner = (page: Page) => page.getByRole('region', { name: 'I cookie, in due righe' });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferenze cookie' });

/** What a browser keeps of the shop, by name, and the hosts it has asked. */
async function traces(page: Page, hosts: ReadonlySet<string>) {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  // What tells that the brand's fonts are in the browser comes when there is time.
  const kept = [...cookies, ...stored].filter((name) => name !== 'fonts').toSorted();
  return { kept, hosts: [...hosts] };
}

/** The hosts a page asks from now on. */
function asked(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  return hosts;
}

const ready = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
  await page.waitForLoadState('networkidle');
};

/** When the app was opened; the page on cookies lists it. */
const technical = ['app-state'];
const chosen = ['app-state', 'cookie-preferences', 'cookies-changed'];

for (const name of brandNames) {
  test.describe(name, () => {
    test.use({ brandName: name });

    test('B-06, COOK-02, COOK-04: nothing but the technical is kept or asked for, before a choice, after a refusal and after a withdrawal', async ({
      page,
    }) => {
      const host = `${name}.localhost`;
      const hosts = asked(page);
      await page.goto('/');
      await ready(page);
      await expect(banner(page)).toBeVisible();
      await page.mouse.wheel(0, 2_000);
      await page.getByRole('link', { name: 'Offerte', exact: true }).first().click();
      await expect(page).toHaveURL(/promo=true/);
      await ready(page);
      // Scrolling and going on is no choice (B-06).
      await expect(banner(page)).toBeVisible();
      expect(await traces(page, hosts)).toEqual({ kept: technical, hosts: [host] });

      await banner(page).getByRole('button', { name: 'Rifiuta' }).click();
      await expect(banner(page)).toBeHidden();
      await page.reload();
      await ready(page);
      await expect(banner(page)).toBeHidden();
      expect(await traces(page, hosts)).toEqual({ kept: chosen, hosts: [host] });

      await page.getByRole('contentinfo').getByRole('link', { name: 'Preferenze cookie' }).click();
      await preferences(page).getByRole('button', { name: 'Accetta tutti' }).click();
      await expect(preferences(page)).toBeHidden();
      await page.goto('/catalog/search?q=pasta');
      await ready(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Preferenze cookie' }).click();
      await expect(preferences(page).getByRole('switch', { name: 'Statistiche' })).toBeChecked();
      await preferences(page).getByRole('button', { name: 'Solo tecnici' }).click();
      await expect(preferences(page)).toBeHidden();
      await page.reload();
      await ready(page);
      expect(await traces(page, hosts)).toEqual({ kept: chosen, hosts: [host] });
    });
  });
}

test('B-06: the three answers look alike, the X says what it means, and the page does not move', async ({
  page,
}) => {
  const shift = await watchLayoutShift(page);
  await page.goto('/');
  await ready(page);
  const answers = ['Rifiuta', 'Accetta', 'Personalizza'];
  await expect(banner(page).getByRole('button').or(banner(page).getByRole('link'))).toHaveText([
    'Informativa',
    ...answers,
    '',
  ]);
  const looks = await banner(page)
    .getByText(/^(?:Rifiuta|Accetta|Personalizza)$/)
    .evaluateAll((found) =>
      found.map((inner) => {
        const control = inner.closest('a, button');
        if (control === null) throw new Error('an answer is a control');
        const { backgroundColor, color, borderColor, fontSize, fontWeight, height } =
          getComputedStyle(control);
        return { backgroundColor, color, borderColor, fontSize, fontWeight, height };
      }),
    );
  expect(looks).toEqual([looks[0], looks[0], looks[0]]);
  await banner(page).getByRole('button', { name: 'Chiudi: solo cookie tecnici' }).click();
  await expect(banner(page)).toBeHidden();
  expect(await shift()).toBe(0);
});

test('B-06, B-07: by keyboard alone: chosen in the dialog, kept, changed on the page, and heard of in the other tab', async ({
  page,
  context,
  watched,
}) => {
  await page.goto('/');
  await ready(page);
  const other = watched(await context.newPage());
  await other.goto('/catalog/search?q=pane');
  await ready(other);
  await expect(banner(other)).toBeVisible();

  await page.getByRole('link', { name: 'Vai al contenuto' }).focus();
  for (const control of ['Informativa', 'Rifiuta', 'Accetta', 'Personalizza']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(control);
  }
  await page.keyboard.press('Enter');
  await expect(preferences(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  // Nothing was chosen.
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Personalizza' })).toBeFocused();
  await page.keyboard.press('Enter');
  const statistics = preferences(page).getByRole('switch', { name: 'Statistiche' });
  await statistics.focus();
  await page.keyboard.press('Space');
  await preferences(page).getByRole('button', { name: 'Salva scelte' }).press('Enter');
  await expect(preferences(page)).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(banner(other)).toBeHidden();

  await other.goto('/preferenze-cookie');
  await ready(other);
  await expect(other.getByRole('switch', { name: 'Statistiche' })).toBeChecked();
  await expect(other.getByRole('switch', { name: 'Profilazione' })).not.toBeChecked();
  await expect(other.getByRole('switch', { name: 'Tecnici' })).toBeDisabled();
  await expect(
    other.getByText(/^Scelta fatta .* codice [\da-f]{4}-[\da-f]{4} · la richiediamo dopo 6 mesi/),
  ).toBeVisible();
  await other.getByRole('switch', { name: 'Statistiche' }).press('Space');
  // Leaving without saving keeps the choice.
  await other.reload();
  await ready(other);
  await expect(other.getByRole('switch', { name: 'Statistiche' })).toBeChecked();
});

test('B-07: after six months it is asked again, and after another text', async ({
  page,
  context,
  baseURL,
}) => {
  const keep = (saveDate: string, terms: string) =>
    context.addCookies([
      {
        name: 'cookie-preferences',
        value: `analytics=true&profilation=true&saveDate=${saveDate}&uuid=7f3a19c2-0000&terms=${terms}`,
        url: baseURL ?? '',
      },
    ]);
  const day = (monthsAgo: number) => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() - monthsAgo);
    return date.toISOString();
  };
  await keep(day(5), '2026-11');
  await page.goto('/');
  await ready(page);
  await expect(banner(page)).toBeHidden();
  await keep(day(7), '2026-11');
  await page.goto('/');
  await ready(page);
  await expect(banner(page)).toBeVisible();
  await keep(day(5), '2020-01');
  await page.goto('/');
  await ready(page);
  await expect(banner(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ provoked }) => void provoked.push(/^failed: .*\.js$/));

  test('B-06, B-07: the banner is answered, the page comes back without it, and the choice can be changed', async ({
    page,
    context,
  }) => {
    await page.goto('/catalog/search?q=pasta');
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Rifiuta' }).click();
    await expect(page).toHaveURL(/\/catalog\/search\?q=pasta$/);
    await expect(banner(page)).toBeHidden();
    const choice = async () =>
      (await context.cookies()).find(({ name }) => name === 'cookie-preferences')?.value;
    expect(await choice()).toMatch(/^analytics=false&profilation=false&/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Preferenze cookie' }).click();
    await expect(page).toHaveURL(/\/preferenze-cookie$/);
    await page.getByRole('switch', { name: 'Statistiche' }).check();
    await page.getByRole('button', { name: 'Salva scelte' }).click();
    expect(await choice()).toMatch(/^analytics=true&profilation=false&/);
    await expect(banner(page)).toBeHidden();
  });
});
