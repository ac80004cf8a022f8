import { describe, expect, test } from 'vitest';
import { appPolicy, contentPolicy, setSecurityHeaders } from './security-headers.ts';

const protectedBy = (
  given: { isSecure?: boolean; hasPolicy?: boolean; isPicture?: boolean; sent?: Record<string, string> } = {},
) => {
  const headers = new Headers(given.sent);
  setSecurityHeaders(headers, {
    isSecure: given.isSecure ?? false,
    policy: given.hasPolicy === false ? null : contentPolicy([]),
    isPicture: given.isPicture ?? false,
  });
  return Object.fromEntries(headers);
};

describe('reliability 30: what every answer carries', () => {
  test('decision 018: keeps scripts, frames and plugins of others out', () => {
    expect(protectedBy()).toEqual({
      'content-security-policy':
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('decision 018: a script that stands in the document is named by its hash', () => {
    expect(contentPolicy(['alert(1)'])).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; ",
    );
  });

  test('SES-02: over https the browser is told to stay there, over http it is not', () => {
    expect(protectedBy({ isSecure: true })['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect(protectedBy()['strict-transport-security']).toBeUndefined();
  });

  test('LIFE-10: a picture may be shown by the mobile app, whose pages have another origin', () => {
    expect(protectedBy({ isPicture: true })).toEqual({
      ...protectedBy(),
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test('a development server injects its scripts, and keeps the rest', () => {
    const headers = protectedBy({ hasPolicy: false });
    expect([headers['content-security-policy'], headers['x-frame-options']]).toEqual([undefined, 'DENY']);
  });

  test('nothing an answer says of itself weakens it', () => {
    const headers = protectedBy({
      sent: { 'Content-Security-Policy': 'script-src *', 'X-Frame-Options': 'ALLOWALL' },
    });
    expect([headers['content-security-policy']?.includes('*'), headers['x-frame-options']]).toEqual([
      false,
      'DENY',
    ]);
  });
});

test('COOK-02: a brand that has a tag manager lets it load and send, and nobody else', () => {
  const policy = contentPolicy([], ['https://www.googletagmanager.com']);
  expect([
    policy.includes("script-src 'self' https://www.googletagmanager.com;"),
    policy.includes("connect-src 'self' https://www.googletagmanager.com;"),
    contentPolicy([]).includes('googletagmanager'),
  ]).toEqual([true, true, false]);
});

test('LIFE-10: the app runs its own scripts alone, and calls and shows the shop', () => {
  expect(appPolicy(['alert(1)'], 'https://www.example.com')).toBe(
    "default-src 'self'; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; " +
      "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https://www.example.com; font-src 'self'; " +
      "connect-src 'self' https://www.example.com; object-src 'none'; base-uri 'none'; form-action 'self'",
  );
});
