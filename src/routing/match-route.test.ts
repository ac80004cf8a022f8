import { describe, expect, test } from 'vitest';
import { featureOfPath } from '../../contract/rules/features/feature-of-path.ts';
import type { ShopFeature } from '../../contract/tenant.ts';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import { routeOf, shownRouteOf } from './match-route.ts';
import { routes } from './routes.ts';

const meant = (href: string) => {
  const { route, at } = routeOf(href);
  return { page: route.page, params: at.params };
};

describe('the page an address means', () => {
  test.each([
    ['/', 'home', {}],
    ['/catalog/search', 'search', {}],
    ['/search', 'search', {}],
    ['/catalog/fast-search?q=latte,pane', 'fast-search', {}],
    ['/catalog/category/pane', 'category', { '*': 'pane' }],
    ['/catalog/category/dispensa/pasta/corta', 'category', { '*': 'dispensa/pasta/corta' }],
    ['/category/pane', 'category', { '*': 'pane' }],
    ['/catalog/category/?categoryId=12', 'category', { '*': '' }],
    ['/catalog/product/penne-500-g', 'product', { slug: 'penne-500-g' }],
    ['/product/penne-500-g', 'product', { slug: 'penne-500-g' }],
    ['/page/consegna-a-casa', 'content', { slug: 'consegna-a-casa' }],
    ['/login', 'login', {}],
    ['/service-area', 'service-area', {}],
    ['/registration-user', 'registration', {}],
    ['/registration-completed', 'email/email-confirmation', {}],
    ['/registration/confirm?e_mail=a&reg_control_code=x', 'email/email-confirmation', {}],
    ['/registration-confirm?e_mail=a&reg_control_code=x', 'email/email-confirmation', {}],
    ['/email-confirmed?token=x', 'email/email-change', {}],
    ['/stop-email-change?token=x', 'email/email-stop', {}],
    ['/registration-user?social_login=google&code=x', 'registration', {}],
    ['/registration-consents?returnTo=%2Fcart%2F', 'missing-consents', {}],
    ['/reset-password-request', 'recovery-request', {}],
    ['/reset-password-sent', 'recovery-request', {}],
    ['/reset-password?e_mail=a&reset_token=x', 'password-reset', {}],
    ['/registration/reset-password?e_mail=a&reset_token=x', 'password-reset', {}],
    ['/reset-password-completed', 'password-changed', {}],
    ['/cart', 'cart', {}],
    ['/cart/', 'cart', {}],
    ['/checkout', 'checkout', {}],
    ['/payment', 'payment', {}],
    ['/cart/payment-completed/900', 'payment-result', { orderId: '900' }],
    ['/cart/payment-error/900', 'payment-result', { orderId: '900' }],
    ['/profile', 'dashboard', {}],
    ['/profile/dashboard', 'dashboard', {}],
    ['/profile/profile-update', 'profile', {}],
    ['/profile/profile-confirmed', 'profile-confirmed', {}],
    ['/profile/orders', 'orders', {}],
    ['/profile/orders/900', 'order', { orderId: '900' }],
    ['/profile/usuals', 'usuals', {}],
    ['/profile/lists', 'lists', {}],
    ['/profile/lists/31', 'list', { listId: '31' }],
    ['/profile/lists/favourites', 'list', { listId: 'favourites' }],
    ['/profile/addresses', 'addresses', {}],
    ['/profile/notifications', 'notifications/notifications', {}],
    ['/profile/consents', 'consents', {}],
    ['/profile/loyalty', 'loyalty', {}],
    ['/profile/privacy', 'privacy', {}],
    ['/profile/privacy?login=a&token=x', 'privacy', {}],
    ['/account-deleted', 'account-deleted', {}],
    ['/service-down', 'service-down', {}],
    ['/not-found', 'not-found', {}],
  ])('NAV-26, NAV-27: %s', (href, page, params) => {
    const { page: found, params: given } = meant(href);
    expect({
      page: found,
      params: Object.fromEntries(Object.entries(given).filter(([name]) => name !== '0')),
    }).toEqual({
      page,
      params,
    });
  });

  test('NAV-26: no route hides another: an address made of a pattern leads to that pattern', () => {
    const patterns = routes.map(({ pattern }) => pattern);
    expect(patterns.map((pattern) => routeOf(pattern.replace(/:\w+|\*/, 'pane')).route.pattern)).toEqual(
      patterns,
    );
  });

  test.each([
    ['/catalog/search/', 'search'],
    ['/login/', 'login'],
    ['/checkout/', 'checkout'],
    ['/profile/orders/', 'orders'],
    ['/page/contatti/', 'content'],
    ['/catalog/product/penne/', 'product'],
    ['/catalog/category/pane/', 'category'],
  ])('a slash at the end changes nothing: %s', (href, page) => {
    expect(meant(href).page).toBe(page);
  });

  test.each([
    '/catalogo',
    '/catalog',
    '/catalog/product',
    '/catalog/product/',
    '/catalog/product/penne/rigate',
    '/page',
    '/profile/orders/900/1',
    '/cart/payment-completed',
    '/cart/payment-completed/900/x',
    '/CHECKOUTS',
    '/wp-admin',
    '/.env',
  ])('NAV-19: %s is no page', (href) => {
    expect(routeOf(href).route).toMatchObject({ page: 'not-found', needsLogin: false });
  });

  test.each([
    ['//[', '//['],
    ['//%', '//%'],
    ['//:99999', '//:99999'],
    ['//', '//'],
    ['//evil.example/checkout', '//evil.example/checkout'],
    ['/\\evil.example/checkout', '//evil.example/checkout'],
  ])('NAV-19: %s is an unknown path of this shop, neither a failure nor another host’s', (href, pathname) => {
    const { route, at } = routeOf(href);
    expect([route.page, at]).toEqual(['not-found', { pathname, search: '', params: {} }]);
  });

  test('the query belongs to the page, not to its name', () => {
    expect(routeOf('/catalog/search?q=pane%20%26%20burro&page=2').at).toEqual({
      pathname: '/catalog/search',
      search: '?q=pane%20%26%20burro&page=2',
      params: {},
    });
  });
});

describe('what stands in an address', () => {
  test.each([
    ['/page/pi%C3%B9-freschezza', 'più-freschezza'],
    ['/page/50%25-di-sconto', '50%-di-sconto'],
    ['/page/a%2Fb', 'a/b'],
    ['/page/%3Cscript%3E', '<script>'],
    ['/page/città', 'città'],
  ])('is decoded once: %s', (href, slug) => {
    expect(meant(href).params['slug']).toBe(slug);
  });

  test.each(['/page/%E0%A4%A', '/page/100%', '/catalog/product/%ff'])(
    'NAV-19: broken, it breaks nothing: %s',
    (href) => {
      expect(['content', 'product', 'not-found']).toContain(meant(href).page);
    },
  );

  test('dots lead nowhere outside', () => {
    expect(routeOf('/catalog/../../checkout').at.pathname).toBe('/checkout');
  });
});

describe('who may enter', () => {
  test('NAV-11, NAV-14, NAV-15: checkout, payment and what belongs to a person need login', () => {
    expect(routes.filter(({ needsLogin }) => needsLogin).map(({ pattern }) => pattern)).toEqual([
      '/registration-consents',
      '/checkout',
      '/payment',
      '/cart/payment-completed/:orderId',
      '/cart/payment-error/:orderId',
      '/profile/dashboard',
      '/profile',
      '/profile/profile-update',
      '/profile/profile-confirmed',
      '/profile/orders',
      '/profile/orders/:orderId',
      '/profile/orders/:orderId/scontrino',
      '/profile/orders/:orderId/fattura',
      '/profile/usuals',
      '/profile/lists',
      '/profile/lists/:listId',
      '/shared-list',
      '/profile/addresses',
      '/profile/notifications',
      '/profile/exclusions',
      '/profile/consents',
      '/profile/loyalty',
      '/profile/privacy',
    ]);
  });

  test('NAV-13: the cart is not guarded, and is nobody else’s to keep', () => {
    expect(routeOf('/cart/').route).toMatchObject({ needsLogin: false, isPublic: false });
  });

  test('no page that needs login is rendered for everybody', () => {
    expect(routes.filter(({ needsLogin, isPublic }) => needsLogin && isPublic)).toEqual([]);
  });

  const pagesWithout = (...without: ShopFeature[]): string[] => {
    const brand = { facts: { ...tenant.facts, without } };
    return routes
      .filter(({ pattern }) => shownRouteOf(pattern, brand).route.page === 'not-found')
      .map(({ pattern }) => pattern);
  };

  test.each<[ShopFeature, string[]]>([
    ['claims', []],
    ['flyers', ['/volantini', '/volantini/:volantino']],
    ['lists', ['/profile/lists', '/profile/lists/:listId', '/shared-list']],
    ['lockers', []],
    ['loyalty', ['/profile/loyalty']],
    ['perks', ['/vantaggi']],
    ['recipes', ['/ricette', '/ricette/:slug']],
    [
      'registration',
      ['/registration-user', '/registration-completed', '/registration/confirm', '/registration-confirm'],
    ],
    ['singleSignOn', []],
  ])('NAV-20, TEN-08: of a brand without %s the not-found page stands at %j', (feature, patterns) => {
    expect(pagesWithout(feature).filter((pattern) => !pagesWithout().includes(pattern))).toEqual(patterns);
  });

  test('TEN-08: the rule for links tells the feature of every page', () => {
    const told = routes.map(({ pattern }) => [pattern, featureOfPath(pattern)]);
    expect(told).toEqual(routes.map(({ pattern, feature }) => [pattern, feature]));
  });
});
