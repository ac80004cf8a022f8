import { describe, expect, test } from 'vitest';

import { reloadsOnResume } from './app-resume.ts';
import { isAddressEditable, isTimeslotEditable } from '../checkout/cart-editability.ts';
import { asksConsent, isConsentChoice } from './cookie-consent.ts';
import { showsInstallBanner } from './install-banner.ts';
import { routePath } from '../catalogue/route-path.ts';
import { compareVersions, isBelowVersion } from './version.ts';

const day = 86_400_000;

describe('resume', () => {
  const resumed = (path: string, awayMs = 1_800_001) => reloadsOnResume({ path, awayMs });

  test('LIFE-01 reloads only after longer than the limit', () => {
    expect(resumed('/')).toBe(true);
    expect(resumed('/', 1_800_000)).toBe(false);
    expect(resumed('/', Number.NaN)).toBe(false);
  });

  test('LIFE-02 never reloads on the excluded paths, given as path or as hash', () => {
    const excluded = [
      '/payment',
      '/payment/',
      '/payment?x=1',
      '/checkout',
      '#/payment',
      'https://shop.example/#/checkout?a=b',
    ];
    expect(excluded.map((path) => resumed(path))).toEqual(excluded.map(() => false));
    const others = ['/cart/payment-error/12', '/payments', '/#/cart/', 'https://shop.example'];
    expect(others.map((path) => resumed(path))).toEqual(others.map(() => true));
  });

  test('LIFE-01 takes the limit of the brand', () => {
    expect(reloadsOnResume({ awayMs: 11, path: '/' }, 10)).toBe(true);
    expect(reloadsOnResume({ awayMs: 10, path: '/' }, 10)).toBe(false);
    expect(reloadsOnResume({ awayMs: 11, path: '/payment' }, 10)).toBe(false);
  });

  test('paths lose origin, query, hash and trailing slash', () => {
    const addresses = ['https://shop.example/cart/?a=1#top', '/', '', '/#/'];
    expect(addresses.map(routePath)).toEqual(['/cart', '/', '/', '/']);
  });
});

test('LIFE-08 versions compare as three numbers', () => {
  expect(compareVersions('1.1.9', '1.1.29')).toBe(-1);
  expect(compareVersions('1.10.0', '1.9.9')).toBe(1);
  expect(compareVersions('1.2', '1.2.0')).toBe(0);
  expect(compareVersions('1.1.x', '1.1.29')).toBeNull();
  expect(isBelowVersion('1.1.9', '1.1.29')).toBe(true);
  expect(isBelowVersion('1.1.29', 'boh')).toBe(false);
});

test('SHELL-18 the install banner waits 7 days after being closed, 14 after remind me', () => {
  const now = 100 * day;
  expect(showsInstallBanner({ closedAt: null, remindLaterAt: null }, now)).toBe(true);
  expect(showsInstallBanner({ closedAt: now - 7 * day + 1, remindLaterAt: null }, now)).toBe(false);
  expect(showsInstallBanner({ closedAt: now - 7 * day, remindLaterAt: null }, now)).toBe(true);
  expect(showsInstallBanner({ closedAt: now - 8 * day, remindLaterAt: now - 13 * day }, now)).toBe(false);
  expect(showsInstallBanner({ closedAt: null, remindLaterAt: now - 14 * day }, now)).toBe(true);
});

describe('consent', () => {
  const today = '2026-11-21';

  test('B-07 is asked again after six months, for new terms, or when unknown', () => {
    expect(asksConsent({ saveDate: '2026-05-22', today })).toBe(false);
    expect(asksConsent({ saveDate: '2026-05-21', today })).toBe(true);
    expect(asksConsent({ saveDate: '2026-11-20T08:30:00Z', today })).toBe(false);
    expect(asksConsent({ saveDate: '2026-11-20', today, termsChanged: true })).toBe(true);
    expect([null, undefined, '', 'ieri'].map((saveDate) => asksConsent({ saveDate, today }))).toEqual(
      Array(4).fill(true),
    );
  });

  test('B-06 is a choice, refusal and closing included', () => {
    expect(['accept', 'refuse', 'save', 'close'].map(isConsentChoice)).toEqual(Array(4).fill(true));
    expect(['scroll', 'navigate', ''].map(isConsentChoice)).toEqual(Array(3).fill(false));
  });
});

test('SLOT-14 ADR-08 address and timeslot freeze on the payment route, the address in status 7 too', () => {
  const views = [
    { route: '/cart/', cartStatusId: 1 },
    { route: '/cart/', cartStatusId: 7 },
    { route: '/payment', cartStatusId: 2 },
    { route: '/payment/?retry=1', cartStatusId: 7 },
  ];
  expect(views.map(isAddressEditable)).toEqual([true, false, false, false]);
  expect(views.map(isTimeslotEditable)).toEqual([true, true, false, false]);
});
