import { describe, expect, test } from 'vitest';
import {
  cookieOf,
  currentPreferences,
  grantsOf,
  keptPreferences,
  type CookiePreferences,
} from './cookie-preferences.ts';

const choice: CookiePreferences = {
  technical: true,
  analytics: true,
  profilation: false,
  saveDate: '2026-05-31T09:12:00.000Z',
  uuid: '7f3a19c2-0000-4000-8000-000000000001',
  terms: '2026-11',
};
const kept = cookieOf(choice, { isSecure: false }).split(';')[0] ?? '';
const at = (instant: string, terms = '2026-11') => ({ terms, now: Date.parse(instant) });

test.each([
  ['accept', { analytics: true, profilation: true }],
  ['refuse', { analytics: false, profilation: false }],
  ['close', { analytics: false, profilation: false }],
  ['save', { analytics: false, profilation: true }],
] as const)('B-06: %s allows exactly %j', (action, grants) => {
  expect(grantsOf(action, { analytics: false, profilation: true })).toEqual(grants);
});

describe('the cookie of a choice', () => {
  test('COOK-01: keeps all of it together, readable, for this site, until it is asked again', () => {
    expect(cookieOf(choice, { isSecure: true })).toBe(
      'cookie-preferences=analytics=true&profilation=false&saveDate=2026-05-31T09%3A12%3A00.000Z' +
        '&uuid=7f3a19c2-0000-4000-8000-000000000001&terms=2026-11' +
        `; Path=/; Max-Age=${183 * 86_400}; SameSite=Lax; Secure`,
    );
  });

  test('COOK-01: is read as it was kept, also among others', () => {
    expect(keptPreferences(`a=1; ${kept}; my-cookie-preferences=analytics=false`)).toEqual(choice);
  });

  test.each([
    ['no cookies', ''],
    ['another cookie', 'cookie-preferences-old=analytics=true'],
    ['no date', 'cookie-preferences=analytics=true&uuid=1&terms=2026-11'],
    ['no date that is one', 'cookie-preferences=analytics=true&saveDate=ieri&uuid=1&terms=2026-11'],
    ['no terms', 'cookie-preferences=analytics=true&saveDate=2026-05-31&uuid=1'],
    ['noise', 'cookie-preferences=%E0%A4%A'],
  ])('B-07: %s is an unknown choice', (_, cookies) => {
    expect(keptPreferences(cookies)).toBeNull();
  });

  test('COOK-01: what is not plainly given is not given', () => {
    const doubtful = kept.replace('analytics=true', 'analytics=1');
    expect(keptPreferences(doubtful)).toEqual({ ...choice, analytics: false });
  });
});

describe('B-07: a choice holds', () => {
  test.each([
    ['the day before six months are over', at('2026-11-29T22:00:00Z'), choice],
    ['not when they are', at('2026-11-30T00:00:00Z'), null],
    ['not when the text is another', at('2026-06-01T00:00:00Z', '2027-01'), null],
  ])('%s', (_, when, expected) => {
    expect(currentPreferences(kept, when)).toEqual(expected);
  });
});
