import { expectAccessible } from '../support/axe.ts';
import { comeIn } from '../support/prepared.ts';
import { passDeliveryGates, ready, visit } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

const field = { name: 'Aggiungi una parola' };

test('CAT-15: several words typed into the search come as strips, and the address follows them', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('searchbox', { name: 'Cerca prodotti' }).fill('latte, pane');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/catalog/fast-search?q=latte,pane');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ricerca veloce');
  const milk = page.getByRole('region', { name: /^latte \d+ prodotti/ });
  await expect(milk.getByRole('article').first()).toBeVisible();
  await expect(milk.getByRole('link', { name: 'Tutti i prodotti per «latte»' })).toHaveAttribute(
    'href',
    '/catalog/search?q=latte',
  );
  await expect(page.getByText('2 parole su 2 hanno risultati')).toBeVisible();

  await page.getByRole('textbox', field).focus();
  await page.keyboard.type('uova,');
  await expect(page).toHaveURL('/catalog/fast-search?q=latte,pane,uova');
  await expect(page.getByRole('textbox', field)).toHaveValue('');
  await page.keyboard.type('croccantoni');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 parole su 4 hanno risultati')).toBeVisible();
  const cat = page.getByRole('region', { name: /^croccantoni 0 prodotti/ });
  await expect(cat.getByRole('link', { name: /^Tutti/ })).toHaveCount(0);
  await expectAccessible(page, 'a fast search');

  await page.reload();
  await ready(page);
  await expect(page).toHaveURL('/catalog/fast-search?q=latte,pane,uova,croccantoni');
  await cat.getByRole('button', { name: 'Crocchette' }).click();
  await expect(page).toHaveURL('/catalog/fast-search?q=latte,pane,uova,Crocchette');
  await expect(page.getByText('4 parole su 4 hanno risultati')).toBeVisible();
  await expect(page.getByRole('textbox', field)).toBeFocused();

  // By keyboard alone: the chips come before the field.
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Togli Crocchette' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', field)).toBeFocused();
  await expect(page).toHaveURL('/catalog/fast-search?q=latte,pane,uova');
  await expect(page.getByRole('region', { name: /^Crocchette/ })).toHaveCount(0);
});

test('NAV-03: a fast search without a word is the search, also for who follows a link', async ({ page }) => {
  await visit(page, '/catalog/fast-search?q=,%20,');
  await expect(page).toHaveURL('/catalog/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutti i prodotti');
});

test('CAT-15: the last word that is taken away leaves the field for another', async ({ page }) => {
  await visit(page, '/catalog/fast-search?q=latte');
  await page.getByRole('button', { name: 'Togli latte' }).click();
  await expect(page.getByText('Scrivi una parola per cercare.')).toBeVisible();
  await expect(page.getByRole('textbox', field)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Aggiungi i/ })).toHaveCount(0);
});

test('ERR-03, CAT-15: one strip that fails says so alone, and is asked again alone', async ({
  page,
  provoked,
}) => {
  provoked.push(/503/);
  let isBroken = true;
  const asked: string[] = [];
  await page.route(
    (url) => url.pathname.endsWith('/products'),
    async (route) => {
      const word = new URL(route.request().url()).searchParams.get('q') ?? '';
      asked.push(word);
      if (word === 'pane' && isBroken) await route.fulfill({ status: 503, body: '' });
      else await route.continue();
    },
  );
  await visit(page, '/catalog/fast-search?q=latte,pane');
  const bread = page.getByRole('region', { name: /^pane/ });
  await expect(bread.getByRole('alert')).toBeVisible();
  await expect(page.getByText('1 parola su 2 ha risultati')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^latte/ })
      .getByRole('article')
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/catalog/fast-search?q=latte,pane');
  isBroken = false;
  asked.length = 0;
  await bread.getByRole('button', { name: 'Riprova' }).click();
  await expect(bread.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('2 parole su 2 hanno risultati')).toBeVisible();
  expect(asked).toEqual(['pane']);
});

test('GATE-18: the first of each strip goes into the cart with one call, through the gates once', async ({
  page,
}) => {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart/add-products')) calls.push(request.postDataJSON());
  });
  await comeIn(page, 'demo@cestolieto.example', '/catalog/fast-search?q=latte,pane,uova,zzqqxxyy');
  await expect(page.getByText('3 parole su 4 hanno risultati')).toBeVisible();
  const button = page.getByRole('button', { name: /^Aggiungi i primi 3, \d+,\d\d €$/ });
  const firsts = await Promise.all(
    ['latte', 'pane', 'uova'].map((word) =>
      page
        .getByRole('region', { name: new RegExp(`^${word}`) })
        .getByRole('article')
        // What has options to choose is passed over: the bread that stands first has.
        .filter({ hasNot: page.getByRole('button', { name: /^Scegli/ }) })
        .first()
        .getByRole('heading')
        .textContent(),
    ),
  );
  await button.click();
  const added = page.waitForResponse((answer) => answer.url().includes('/cart/add-products') && answer.ok());
  await passDeliveryGates(page);
  await added;
  expect(calls).toHaveLength(1);
  await visit(page, '/cart/');
  for (const name of firsts) await expect(page.getByRole('link', { name: name ?? '' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-15: a search for several words leads to a search for each', async ({ page, provoked }) => {
    // Without script the browser gives up what the page wanted to preload of it.
    provoked.push(/^failed: .*\.js$/);
    await page.goto('/catalog/search?q=latte%2C+pane');
    await expect(page).toHaveURL('/catalog/fast-search?q=latte,pane');
    await page.getByRole('link', { name: 'Tutti i prodotti per «pane»' }).click();
    await expect(page).toHaveURL('/catalog/search?q=pane');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
