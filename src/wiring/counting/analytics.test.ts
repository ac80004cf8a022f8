import { createActor } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import type { CookiePreferences } from '../../../contract/rules/session/cookie-preferences.ts';
import { pagesMachine } from '../../../machines/pages/pages.machine.ts';
import { unstartedShop } from '../../../tests/wiring/unstarted-shop.ts';
import { openAnalytics } from './analytics.ts';

const preferences = (profilation: boolean, analytics = true): CookiePreferences => ({
  technical: true,
  analytics,
  profilation,
  saveDate: '2026-11-22T10:00:00.000Z',
  uuid: '11111111-1111-4111-8111-111111111111',
  terms: '1',
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** What a tag manager's list was given: the arguments of a command, or an entry. */
const entryOf = (entry: object): string =>
  'event' in entry ? `tells ${String(entry.event)}` : `tells ${JSON.stringify(Object.values(entry))}`;

/** Analytics by a tag manager whose script comes at once, in a browser that has a cookie of it; tells what is done. */
function openTagManager(allowed: () => CookiePreferences) {
  const done: string[] = [];
  vi.stubGlobal('dataLayer', { push: (entry: object) => void done.push(entryOf(entry)) });
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('location', {
    hostname: 'shop.example',
    reload: () => void done.push('loads the page anew'),
  });
  const script = { addEventListener: (type: string, call: () => void) => type === 'load' && call() };
  vi.stubGlobal('document', {
    createElement: () => script,
    head: { append: () => void done.push('loads the tags') },
    get cookie() {
      return '_ga=1; other=2';
    },
    set cookie(cookie: string) {
      done.push(`writes ${cookie}`);
    },
  });
  const { shop } = unstartedShop([]);
  const pages = createActor(pagesMachine, { input: { key: '/', href: '/' } });
  openAnalytics({
    facts: {
      currency: 'EUR',
      analytics: { kind: 'tagManager', container: 'GTM-1', origins: [], stores: ['_ga'] },
    },
    shop,
    screen: () => ({ pages, pageOf: () => undefined, settled: () => null }),
    preferences: allowed,
  });
  return { done, settle: () => shop.bus.broadcast({ type: 'cookies.settled', preferences: allowed() }) };
}

const consent = (how: string, statistics: string, profiling: string): string =>
  `tells ${JSON.stringify([
    'consent',
    how,
    {
      analytics_storage: statistics,
      ad_storage: profiling,
      ad_user_data: profiling,
      ad_personalization: profiling,
    },
  ])}`;
const opened = [consent('default', 'granted', 'denied'), 'tells gtm.js', 'loads the tags'];

test('COOK-04: what is allowed besides statistics is told to the tags', () => {
  let allowed = preferences(false);
  const { done, settle } = openTagManager(() => allowed);
  expect(done).toEqual(opened);
  allowed = preferences(true);
  settle();
  expect(done).toEqual([...opened, consent('update', 'granted', 'granted')]);
});

test('COOK-04: a consent that is withdrawn deletes what the tags kept, and then the page is loaded anew', () => {
  let allowed = preferences(false);
  const { done, settle } = openTagManager(() => allowed);
  allowed = preferences(false, false);
  settle();
  expect(done).toEqual([
    ...opened,
    consent('update', 'denied', 'denied'),
    'writes _ga=; Path=/; Max-Age=0',
    'writes _ga=; Path=/; Max-Age=0; Domain=shop.example',
    'loads the page anew',
  ]);
});
