import { afterEach, describe, expect, test, vi } from 'vitest';
import { createOverlayHistory } from './overlay-history.ts';
import type { PageEvent } from './page-events.ts';
import { createRouter } from './router.ts';
import { createScrollMemory } from './scroll-memory.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const goTo = (href: string) => {
  const { pathname, search, hash, origin } = new URL(`https://shop.example${href}`);
  vi.stubGlobal('location', { pathname, search, hash, origin });
};

/** A router at an address, on the little of a browser it looks at. */
function routerAt(href: string) {
  goTo(href);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const events: PageEvent[] = [];
  const router = createRouter({
    opened: null,
    broadcast: (event) => void events.push(event),
    hasMarker: () => false,
    want: () => undefined,
    showSearched: () => undefined,
    scroll: createScrollMemory(() => 'entry'),
    settled: () => null,
    overlays: createOverlayHistory(),
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
    isForSingleSignOn: false,
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
    const { router } = routerAt('//[');
    vi.stubGlobal('document', { getElementById: () => null, documentElement: { dataset: {} } });
    router.shown();
    goTo('/catalog/search');
    router.shown();
    expect(scrolled).toEqual([0]);
  });
});

/** A tab whose history is walked; what the router does with its window is noted. */
function openTab(onBroadcast: (fact: PageEvent) => void = () => undefined, opened: string | null = null) {
  const window = Object.assign(new EventTarget(), {
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => void done.push(`scrolls to ${top}`),
  });
  const done: string[] = [];
  goTo('/');
  const history = { state: null as unknown, scrollRestoration: 'auto' };
  vi.stubGlobal('window', window);
  vi.stubGlobal('history', history);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const inPage = { getAttribute: () => '-1' };
  const document = {
    documentElement: { dataset: {} },
    activeElement: null as typeof inPage | null,
    getElementById: (id: string) => ({
      focus: () => void done.push(`focuses ${id}`),
      scrollIntoView: () => void done.push(`shows #${id}`),
      contains: (element: unknown) => element === inPage,
    }),
  };
  vi.stubGlobal('document', document);
  const router = createRouter({
    opened,
    broadcast: onBroadcast,
    hasMarker: () => false,
    want: (href) => void done.push(`wants ${href}`),
    showSearched: ({ text }) => void done.push(`shows "${text}"`),
    scroll: createScrollMemory(() => 'entry'),
    settled: () => null,
    overlays: createOverlayHistory(),
  });
  router.start();
  return {
    router,
    done,
    focusNews: () => {
      document.activeElement = inPage;
    },
    scroll: (top: number) => {
      window.scrollY = top;
      window.dispatchEvent(new Event('scroll'));
    },
    enter: (how: 'pushState' | 'replaceState' | 'popstate', href: string, state: unknown = null) => {
      goTo(href);
      history.state = state;
      window.dispatchEvent(new Event(how));
    },
  };
}

describe('an address that is entered', () => {
  test('NAV-29, B-01: going on begins at the top, going back where one was; the keyboard is led along', () => {
    const { router, done, scroll, enter } = openTab();
    scroll(300);
    enter('pushState', '/catalog/search?q=pane', { entry: 'second' });
    scroll(0);
    router.shown();
    enter('popstate', '/');
    router.shown();
    expect(done).toEqual([
      'shows "pane"',
      'wants /catalog/search?q=pane',
      'scrolls to 0',
      'focuses contenuto',
      'shows ""',
      'wants /',
      'scrolls to 300',
      'focuses contenuto',
    ]);
  });

  test('NAV-05: where Back led on before the code was there it is entered from the start', () => {
    const { router, done } = openTab(undefined, '/catalog/search?q=pane');
    router.shown();
    expect(done).toEqual(['shows ""', 'wants /', 'scrolls to 0', 'focuses contenuto']);
  });

  test('B-01: a page that comes with news in focus keeps it there', () => {
    const { router, done, enter, focusNews } = openTab();
    enter('pushState', '/checkout');
    focusNews();
    router.shown();
    expect(done).toEqual(['shows ""', 'wants /checkout', 'scrolls to 0']);
  });

  test('NAV-16: that is linked to within is shown from there', () => {
    const { router, done, enter } = openTab();
    enter('pushState', '/faq#quanto-costa');
    router.shown();
    expect(done).toEqual(['shows ""', 'wants /faq', 'shows #quanto-costa', 'focuses contenuto']);
  });

  test('CAT-08: another page of the same list moves neither place nor keyboard, other words begin at the top', () => {
    const { router, done, enter } = openTab();
    enter('pushState', '/catalog/search?q=pane');
    router.shown();
    done.length = 0;
    enter('replaceState', '/catalog/search?q=pane&promo=true');
    router.shown();
    expect(done).toEqual(['shows "pane"', 'wants /catalog/search?q=pane&promo=true']);
    enter('pushState', '/catalog/search?q=latte');
    router.shown();
    expect(done.slice(2)).toEqual(['shows "latte"', 'wants /catalog/search?q=latte', 'scrolls to 0']);
  });

  test('NAV-23: that the guard leads away from is not wanted', () => {
    const { done, enter } = openTab((fact) => {
      if (fact.type === 'route.entered' && fact.needsLogin) goTo('/');
    });
    enter('pushState', '/profile/orders');
    expect(done).toEqual([]);
  });
});
