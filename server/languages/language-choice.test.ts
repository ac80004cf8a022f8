import { describe, expect, test } from 'vitest';
import { createRequestReader } from '../../backend/http/request-info.ts';
import { readConfig } from '../../backend/platform/config.ts';
import { tenant } from '../../tenants/ortavia/tenant.ts';
import type { Brand } from '../brands.ts';
import { keepLanguage, leadingOn, ledToLanguage } from './language-choice.ts';

const host = 'ortavia.localhost';
const brandOf = (languages: Brand['facts']['languages']) =>
  ({ facts: { ...tenant.facts, languages } }) as Brand; // all that is asked of it
const both = brandOf(['it', 'en-US']);
const read = createRequestReader([tenant.facts], readConfig({ DEFAULT_TENANT: 'ortavia' }));

function choose(fields: Record<string, string>, { brand = both, origin = `http://${host}` } = {}) {
  const request = new Request(`http://${host}/lingua`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Host: host, Origin: origin },
  });
  return keepLanguage(request, brand, read(request, { remoteAddress: '127.0.0.1' }));
}

const told = ({ status, headers }: Response) => ({
  status,
  location: headers.get('location'),
  cookie: headers.get('set-cookie'),
});

describe('TEN-03 the choice of a language', () => {
  test.each([
    [{ language: 'en-US', returnTo: '/catalog/search?q=pane' }, '/en/catalog/search?q=pane'],
    [{ language: 'it', returnTo: '/cart/' }, '/cart/'],
    [{ language: 'en-US' }, '/en/'],
    [{ language: 'en-US', returnTo: 'https://evil.example/' }, '/en/'],
    [{ language: 'it', returnTo: '//evil.example/' }, '/'],
    [{ language: 'it', returnTo: '/\\evil.example' }, '/'],
    [{ language: 'it', returnTo: '/.//evil.example' }, '/'],
    [{ language: 'it', returnTo: '//[' }, '/'],
  ])('%j leads to %s and is kept', async (fields, location) => {
    expect(told(await choose(fields))).toEqual({
      status: 303,
      location,
      cookie: `language=${fields.language}; Path=/; Max-Age=15552000; SameSite=Lax`,
    });
  });

  test.each([
    ['a language nobody speaks', choose({ language: 'de' })],
    ['no language', choose({})],
    ['one the brand does not offer', choose({ language: 'en-US' }, { brand: brandOf(['it']) })],
    ['another site', choose({ language: 'en-US' }, { origin: 'https://evil.example' })],
  ])('is refused for %s, and nothing is kept', async (_, answer) => {
    expect(told(await answer)).toEqual({ status: 400, location: null, cookie: null });
  });
});

describe('TEN-03 the home page', () => {
  const open = (path: string, headers: Record<string, string>, brand = both) => {
    const url = new URL(`http://${host}${path}`);
    return ledToLanguage(new Request(url, { headers }), url, brand)?.headers.get('location') ?? null;
  };
  const english = { 'Accept-Language': 'en-GB,en;q=0.9' };

  test.each([
    ['/', english, '/en/'],
    ['/?returnTo=%2Fcart%2F', english, '/en/?returnTo=%2Fcart%2F'],
    ['/', { Cookie: 'a=1; language=en-US', 'Accept-Language': 'it' }, '/en/'],
  ])('at %s with %j leads to %s', (path, headers, location) => {
    expect(open(path, headers)).toBe(location);
  });

  test.each([
    ['/', {}],
    ['/', { 'Accept-Language': 'it-IT,en;q=0.5' }],
    ['/', { ...english, Cookie: 'language=it' }],
    ['/en/', { 'Accept-Language': 'it' }],
    ['/catalog/search', english],
  ])('nobody is led elsewhere from %s with %j', (path, headers) => {
    expect(open(path, headers)).toBeNull();
  });

  test('a brand of one language speaks it with everybody', () => {
    expect(open('/', english, brandOf(['it']))).toBeNull();
  });
});

describe('TEN-03 a call that leads to a page', () => {
  const lead = (location: string | null, headers: Record<string, string>) => {
    const response = new Response(null, {
      status: 303,
      headers: location === null ? {} : { Location: location },
    });
    const request = new Request(`http://${host}/__psp/abc`, { headers });
    return leadingOn(response, request, both).headers.get('location');
  };
  const english = { 'Accept-Language': 'en' };

  test.each([
    ['/cart/payment-completed/7', english, '/en/cart/payment-completed/7'],
    ['/login', { Cookie: 'language=en-US' }, '/en/login'],
    ['/cart/', { ...english, Cookie: 'language=it' }, '/cart/'],
    ['/en/cart/', english, '/en/cart/'],
    ['/ebsn/api/auth/saml/finish', english, '/ebsn/api/auth/saml/finish'],
    ['https://bank.example/pay', english, 'https://bank.example/pay'],
    [null, english, null],
  ])('to %s with %j leads to %s', (location, headers, led) => {
    expect(lead(location, headers)).toBe(led);
  });
});
