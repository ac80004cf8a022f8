import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PageEvent } from './page-events.ts';
import { createRouter } from './router.ts';
import { createScrollMemory } from './scroll-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const goTo = (href: string) => {
  const { pathname, search, origin } = new URL(`https://shop.example${href}`);
  vi.stubGlobal('location', { pathname, search, origin });
};

/** A router at an address, on the little of a browser it looks at. */
function routerAt(href: string) {
  goTo(href);
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('addEventListener', () => undefined);
  const events: PageEvent[] = [];
  const router = createRouter({
    broadcast: (event) => void events.push(event),
    hasMarker: () => false,
    want: () => undefined,
    showSearched: () => undefined,
    scroll: createScrollMemory(() => 'entry'),
  });
  return { router, events };
}

/** Starts the router at an address and gives what is broadcast to the flows. */
function broadcastAt(href: string): PageEvent[] {
  const { router, events } = routerAt(href);
  router.start();
  return events;
}

const entered = (path: string, given: object = {}) => [
  {
    type: 'route.entered',
    page: 'other',
    path,
    needsLogin: false,
    hasMarker: false,
    afterLogin: null,
    ...given,
  },
];

const returningTo = (target: string): string => `/?${new URLSearchParams({ returnTo: target }).toString()}`;

describe('where a visit begins', () => {
  test('NAV-22: is broadcast to the flows', () => {
    expect(broadcastAt('/catalog/search?q=pane')).toEqual(entered('/catalog/search?q=pane'));
    expect(broadcastAt('/profile/orders')).toEqual(entered('/profile/orders', { needsLogin: true }));
    expect(broadcastAt('/service-down')).toEqual(entered('/service-down', { page: 'serviceDown' }));
  });

  test('NAV-23: the login-only place the server sent home from is what is wanted', () => {
    expect(broadcastAt(returningTo('/profile/orders?page=2'))).toEqual(
      entered('/profile/orders?page=2', { needsLogin: true }),
    );
  });

  test.each([
    '//evil.example/checkout',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example/checkout',
    ' /checkout',
    '',
  ])('NAV-23, NAV-27: "%s" is no place to return to', (target) => {
    const href = returningTo(target);
    expect(broadcastAt(href)).toEqual(entered(href));
  });

  test('NAV-23: only home is asked where to return to', () => {
    expect(broadcastAt('/catalog/search?returnTo=%2Fcheckout')).toEqual(
      entered('/catalog/search?returnTo=%2Fcheckout'),
    );
  });
});

describe('the login page', () => {
  test.each([
    ['/login', '/'],
    ['/login?returnTo=%2Fcart%2F', '/cart/'],
    ['/login?returnTo=%2F%2Fevil.example', '/'],
    ['/login?returnTo=https%3A%2F%2Fevil.example', '/'],
    ['/login?returnTo=%2F%5Cevil.example', '/'],
    ['/login?returnTo=/%09/evil.example', '/'],
  ])('SES-18: %s leads on to %s', (href, afterLogin) => {
    expect(broadcastAt(href)).toEqual(entered(href, { page: 'login', afterLogin }));
  });
});

describe('a page that stands on screen', () => {
  test('NAV-19: after an address that is none the next page is read from its top', () => {
    const scrolled: number[] = [];
    vi.stubGlobal('window', { scrollTo: ({ top }: { top: number }) => void scrolled.push(top) });
    vi.stubGlobal('document', { getElementById: () => null });
    const { router } = routerAt('//[');
    router.shown();
    goTo('/catalog/search');
    router.shown();
    expect(scrolled).toEqual([0]);
  });
});
