import { expectAccessible } from './support/axe.ts';
import { brandNames } from './support/brands.ts';
import { watchLayoutShift } from './support/layout-shift.ts';
import { visitSettled } from './support/settled.ts';
import { comeIn } from './support/prepared.ts';
import { openCart, visit } from './support/shopper.ts';
import { expect, test } from './support/test.ts';

interface Screen {
  path: string;
  /** Of the page's one main heading. */
  heading: RegExp;
  status?: 404 | 503;
}

/** Every page that comes from the server with its content. */
const publicScreens: Readonly<Record<string, Screen>> = {
  home: { path: '/', heading: /./ },
  category: { path: '/catalog/category/ortofrutta', heading: /^Frutta e verdura$/ },
  'filtered category': {
    path: '/catalog/category/pasta-semola?sort=priceUmAsc&page=2',
    heading: /^Pasta di semola$/,
  },
  search: { path: '/catalog/search?q=mele', heading: /mele/ },
  'search without results': { path: '/catalog/search?q=zzqqxxyy', heading: /zzqqxxyy/ },
  product: { path: '/product/biscotti-frollini-700-g', heading: /^Biscotti frollini$/ },
  'sold-out product': { path: '/product/tartufo-nero-30-g', heading: /^Tartufo nero$/ },
  content: { path: '/page/consegna-a-casa', heading: /./ },
  login: { path: '/login', heading: /^Accedi$/ },
  'service down': { path: '/service-down', heading: /./, status: 503 },
  'unknown page': { path: '/nessuna-pagina', heading: /./, status: 404 },
  'unknown product': { path: '/product/non-esiste', heading: /./, status: 404 },
};

/**
 * A machine that is short of breath paints a page before it has parsed it to the end, and what follows moves the last
 * line by a few thousandths. Nothing the page does by itself may move anything.
 */
const parsingShift = 0.01;

const [firstBrand] = brandNames;

for (const brandName of brandNames) {
  // The first brand goes through all rules on both devices. The others have its markup: they show what their colours,
  // fonts and sizes do to it, on the phone, where these have the least room.
  const isOfBrand = brandName !== firstBrand;
  test.describe(brandName, isOfBrand ? { tag: '@phone' } : {}, () => {
    test.use({ brandName });

    test('every public page is whole from the server, hydrates without a request or a shift, and is accessible', async ({
      context,
      provoked,
      watched,
    }) => {
      provoked.push(/404|503/);
      for (const [name, { path, heading, status = 200 }] of Object.entries(publicScreens)) {
        await test.step(name, async () => {
          const page = watched(await context.newPage());
          const shifts = await watchLayoutShift(page);
          const calls: string[] = [];
          page.on('request', (request) => {
            const { pathname } = new URL(request.url());
            // What stands in for a product, or goes well with it, is asked for once its place is near (B-25).
            const isWanted = /\/products\/(alternatives|companions)$/.test(pathname);
            if (pathname.startsWith('/ebsn/') && !isWanted) calls.push(pathname);
          });
          const answer = await visitSettled(page, path);
          expect.soft(answer?.status(), name).toBe(status);
          expect.soft(await answer?.text(), name).toMatch(/<h1[ >]/);
          await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveText([heading]);
          // Nobody has to be asked who a stranger is (SES-04).
          expect.soft(calls, name).toEqual([]);
          expect.soft(await shifts(), name).toBeLessThan(parsingShift);
          await expectAccessible(page, name, { isOfBrand });
          await page.close();
        });
      }
    });

    test('the cart of a visitor, the empty cart and the empty list of orders', async ({ page }) => {
      await visit(page, '/cart/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrello');
      await expectAccessible(page, 'cart of a visitor', { isOfBrand });
      await comeIn(page, `vuoto@${brandName}.example`, '/cart/');
      await expect(page.getByRole('link', { name: 'Vedi le offerte' })).toBeVisible();
      await expectAccessible(page, 'empty cart', { isOfBrand });
      await openCart(page);
      await expectAccessible(page, 'empty cart drawer', { isOfBrand });
      await visit(page, '/profile/orders');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('I miei ordini');
      await expectAccessible(page, 'no orders', { isOfBrand });
    });
  });
}
