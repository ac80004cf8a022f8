import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';

// The first that fits counts: most programs also name the ones they descend from.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOP(?:R|T|X)\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: typeof browsers, userAgent: string): string | null =>
  names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;

/** The device of a request, as much as tells it from the person's others: neither versions nor models are kept. */
export function loginDeviceOf({
  userAgent,
  clientKind,
}: {
  readonly userAgent: string;
  readonly clientKind: 'site' | 'app' | null;
}): LoginDevice {
  const isApp = clientKind === 'app';
  return { browser: isApp ? null : nameIn(browsers, userAgent), system: nameIn(systems, userAgent), isApp };
}
