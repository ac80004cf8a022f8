import { expect, test } from 'vitest';
import { loginDeviceOf } from './login-device.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `${mozilla} (Linux; Android 14; Pixel 8) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    `${mozilla} (Linux; Android 14; SM-S921B) ${webkit} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `${mozilla} (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPad',
  ],
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'Edge',
    'Windows',
  ],
  [`${mozilla} (CrOS x86_64 14541.0.0) ${webkit} Chrome/129.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0`, 'Firefox', 'Mac'],
  [`${mozilla} (Linux x86_64) ${webkit} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera', 'Linux'],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('SES-30 %s is told as a device', (userAgent, browser, system) => {
  expect(loginDeviceOf({ userAgent, clientKind: 'site' })).toEqual({ browser, system, isApp: false });
});

test('SES-30 the mobile shell is told by its own name', () => {
  const userAgent = `${mozilla} (Linux; Android 14; wv) ${webkit} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`;
  expect(loginDeviceOf({ userAgent, clientKind: 'app' })).toEqual({
    browser: null,
    system: 'Android',
    isApp: true,
  });
});
