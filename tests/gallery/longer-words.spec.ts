import { expect } from '@playwright/test';
import type { ListedView } from '../../gallery/frame/gallery-frame.ts';
import { test, type GalleryPage } from './gallery-page.ts';
import { cutOffText } from './obscured.ts';
import { narrow, phone, wide } from './screens.ts';
import { brandNames } from './view-files.ts';

/** Where words have the least room: what stands around every page, tiles, drawers, dialogs, steps and forms. */
const tightest = [
  'cart/CartDrawer',
  'cart/CartView',
  'catalogue/CategoryView',
  'catalogue/FacetSheet',
  'checkout/CheckoutHeader',
  'checkout/CheckoutView',
  'delivery/AddressSelectorDialog',
  'delivery/TimeslotDialog',
  'orders/OrderView',
  'product-tile/ProductCard',
  'registration/RegistrationView',
  'session/LoginView',
  'shell/ShopBottomBar',
  'shell/ShopFooter',
  'shell/ShopHeader',
] as const;

/** Its first state, its last, and as many between them at equal distance: a view's states are in the order of its paths. */
function someStates({ states }: ListedView): string[] {
  const wanted = Math.min(4, states.length);
  const at = (index: number) => Math.round((index * (states.length - 1)) / Math.max(1, wanted - 1));
  return Array.from({ length: wanted }, (_, index) => states[at(index)]?.name ?? '');
}

async function expectRoom(gallery: GalleryPage, view: string, state: string): Promise<void> {
  const { frame } = gallery;
  await gallery.call('show', view, state);
  expect.soft(await gallery.markup(), `words of ${state}`).toMatch(/åå|êê|ïï|öö|üü/);
  for (const size of [narrow, wide]) {
    await gallery.setSize(size);
    const told = `${state} at ${size.width} px`;
    const width = await frame.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, `width of ${told}`).toBeLessThanOrEqual(size.width);
    expect.soft(await cutOffText(frame), `text cut off on ${told}`).toEqual([]);
  }
}

const [brand = ''] = brandNames();

for (const name of tightest) {
  test(`${name} has room for words of another language in ${brand} (TEN-05, B-20)`, async ({ galleryOf }) => {
    const gallery = await galleryOf(brand);
    await gallery.takeWords('longer');
    for (const state of someStates(await gallery.view(name))) await expectRoom(gallery, name, state);
    // The worker's page is the next test's too.
    await gallery.takeWords('own');
    await gallery.setSize(phone);
  });
}
