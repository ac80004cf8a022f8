import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstOrders } from '../../contract/rules/orders/order-filters.ts';
import { destinationOf } from './destinations.ts';
import { routeOf } from './match-route.ts';
import { ordersPath } from './orders/order-query.ts';
import { pagePaths, paths, type PathName } from './paths.ts';
import { routeEntries, routeTable } from './route-table.ts';

/** What a builder is given: one word that every pattern takes, or the number of an order. */
const part = { slug: 'pane', orderId: 900 };

/** What is built of a part: each kind of address with one. */
const builders = {
  category: paths.category(part.slug),
  product: paths.product(part.slug),
  content: paths.content(part.slug),
  faqOf: paths.faqOf(part.slug),
  flyer: paths.flyer(part.slug),
  recipe: paths.recipe(part.slug),
  paymentCompleted: paths.paymentCompleted(part.orderId),
  paymentError: paths.paymentError(part.orderId),
  order: paths.order(part.orderId),
  orderReceipt: paths.orderReceipt(part.orderId),
  orderInvoice: paths.orderInvoice(part.orderId),
  list: paths.list(part.orderId),
} satisfies Record<BuilderName, string>;

type BuilderName = {
  [K in PathName]: (typeof pagePaths)[K] extends string ? never : K;
}[PathName];

/** Every address as it is built. */
const built = { ...pagePaths, ...builders };

describe('the addresses of the product', () => {
  test('NAV-26: are these', () => {
    expect(built).toMatchObject({
      home: '/',
      catalogue: '/catalog/search',
      fastSearch: '/catalog/fast-search',
      category: '/catalog/category/pane',
      product: '/catalog/product/pane',
      content: '/page/pane',
      faq: '/faq',
      faqOf: '/faq/pane',
      recipes: '/ricette',
      recipe: '/ricette/pane',
      customerService: '/servizio-clienti',
      withdrawal: '/recesso',
      flyers: '/volantini',
      flyer: '/volantini/pane',
      perks: '/vantaggi',
      login: '/login',
      serviceArea: '/service-area',
      registration: '/registration-user',
      registrationCompleted: '/registration-completed',
      registrationConfirm: '/registration/confirm',
      registrationConsents: '/registration-consents',
      emailConfirmed: '/email-confirmed',
      emailStop: '/stop-email-change',
      resetPasswordRequest: '/reset-password-request',
      resetPasswordSent: '/reset-password-sent',
      resetPassword: '/reset-password',
      resetPasswordCompleted: '/reset-password-completed',
      cart: '/cart/',
      checkout: '/checkout',
      payment: '/payment',
      paymentCompleted: '/cart/payment-completed/900',
      paymentError: '/cart/payment-error/900',
      dashboard: '/profile/dashboard',
      profile: '/profile/profile-update',
      profileConfirmed: '/profile/profile-confirmed',
      orders: '/profile/orders',
      order: '/profile/orders/900',
      orderReceipt: '/profile/orders/900/scontrino',
      orderInvoice: '/profile/orders/900/fattura',
      usuals: '/profile/usuals',
      lists: '/profile/lists',
      list: '/profile/lists/900',
      pastedList: '/paste-list',
      sharedList: '/shared-list',
      addresses: '/profile/addresses',
      notifications: '/profile/notifications',
      exclusions: '/profile/exclusions',
      consents: '/profile/consents',
      loyalty: '/profile/loyalty',
      privacy: '/profile/privacy',
      accountDeleted: '/account-deleted',
      serviceDown: '/service-down',
      notFound: '/not-found',
    });
    expect([
      paths.searchFor('pane e latte'),
      paths.offers,
      paths.offersIn(120),
      paths.novelties,
      paths.flyersPage(1),
      paths.flyersPage(2),
      paths.flyerPage('pane', 2),
      ordersPath(firstOrders),
      ordersPath({ ...firstOrders, page: 2 }),
    ]).toEqual([
      '/catalog/search?q=pane+e+latte',
      '/catalog/search?promo=true',
      '/catalog/search?parent_category_id=120&promo=true',
      '/catalog/search?new_product=true',
      '/volantini',
      '/volantini?page=2',
      '/volantini/pane?page=2',
      '/profile/orders',
      '/profile/orders?page=2',
    ]);
  });

  test.each(Object.entries(built))('NAV-26: %s is found again by its pattern', (name, href) => {
    const { page } = routeTable[name as keyof typeof routeTable]; // their names are the table's
    const { route, at } = routeOf(href);
    expect(route.page).toBe(page);
    const params = Object.values(at.params);
    expect(params.every((value) => value === part.slug || value === String(part.orderId))).toBe(true);
    expect(params.length > 0).toBe(/[:*]/.test(route.pattern));
  });

  test.each([
    ['/search', 'search'],
    ['/category/pane', 'category'],
    ['/product/pane', 'product'],
  ])('NAV-27: the older address %s still leads to its page', (href, page) => {
    expect(routeOf(href).route.page).toBe(page);
  });

  test('every page has its file, and every file its address', () => {
    const files = readdirSync(new URL('../pages/', import.meta.url), { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.page.tsx'))
      .map((file) => file.replace('.page.tsx', ''));
    expect([...new Set(routeEntries.map(({ page }) => page))].toSorted()).toEqual(files.toSorted());
  });
});

describe('what a flow says', () => {
  test.each([
    [{ type: 'cart.prepared' }, paths.payment, false],
    [{ type: 'review.requested' }, paths.checkout, true],
    [{ type: 'order.placed', orderId: 900 }, paths.paymentCompleted(900), true],
    [{ type: 'paymentMethod.changed', orderId: 900 }, paths.paymentCompleted(900), true],
    [{ type: 'profile.required' }, '/profile/profile-update?per=cassa', true],
    [{ type: 'profile.saved', level: 2, leadsToCheckout: false }, paths.profileConfirmed, false],
    [{ type: 'profile.saved', level: 2, leadsToCheckout: true }, paths.checkout, true],
    [{ type: 'home.requested', replace: true }, paths.home, true],
    [{ type: 'home.requested', replace: false }, paths.home, false],
    [{ type: 'serviceDown.requested' }, paths.serviceDown, false],
    [{ type: 'navigation.requested', path: '/cart/', replace: true }, '/cart/', true],
    [{ type: 'consents.completed', returnTo: '/cart/' }, '/cart/', true],
    [{ type: 'page.missing' }, paths.notFound, true],
    [{ type: 'words.changed', words: ['latte', 'pane'] }, '/catalog/fast-search?q=latte,pane', true],
    [{ type: 'search.submitted', text: 'latte' }, '/catalog/search?q=latte', false],
  ] as const)('%j leads to its address', (event, href, replace) => {
    expect(destinationOf(event)).toEqual({ href, replace });
  });
});
