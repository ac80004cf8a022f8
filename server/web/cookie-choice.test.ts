import { describe, expect, test } from 'vitest';
import { createRequestReader } from '../../backend/http/request-info.ts';
import { keptPreferences } from '../../contract/rules/session/cookie-preferences.ts';
import { chooseCookies, haveCookiesBeenChosen } from '../../src/boot/cookie-choice.ts';
import { readConfig } from '../../backend/platform/config.ts';
import { tenant } from '../../tenants/ortavia/tenant.ts';
import type { Brand } from '../brands.ts';
import { createCookieChoice } from './cookie-choice.ts';

const host = 'ortavia.localhost';
const brand = { facts: tenant.facts } as Brand; // all that is asked of it
const now = Date.parse('2026-11-21T17:20:00.000Z');

function open() {
  const { keep, sheet } = createCookieChoice({
    renderer: { cookieChoice: () => Promise.resolve({ chooseCookies, haveCookiesBeenChosen }) },
    now: () => now,
  });
  const read = createRequestReader([tenant.facts], readConfig({ DEFAULT_TENANT: 'ortavia' }));
  return {
    send(fields: Record<string, string>, headers: Record<string, string> = {}) {
      const request = new Request(`http://${host}/preferenze-cookie`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Host: host, Origin: `http://${host}`, ...headers },
      });
      return keep(request, { brand, language: 'it' }, read(request, { remoteAddress: '127.0.0.1' }));
    },
    ask: (cookie: string) =>
      sheet(new Request(`http://${host}/cookie-banner.css`, { headers: { cookie } }), brand),
  };
}

const told = (answer: Response) => ({
  status: answer.status,
  location: answer.headers.get('location'),
  kept: keptPreferences(answer.headers.get('set-cookie')?.split(';')[0] ?? ''),
});

describe('the form about cookies, sent without script', () => {
  test.each([
    [{ action: 'refuse' }, { analytics: false, profilation: false }],
    [
      { action: 'close', analytics: 'on' },
      { analytics: false, profilation: false },
    ],
    [{ action: 'accept' }, { analytics: true, profilation: true }],
    [
      { action: 'save', analytics: 'on' },
      { analytics: true, profilation: false },
    ],
  ])('B-06, COOK-01: %j keeps exactly %j and leads back', async (fields, grants) => {
    const answer = await open().send({ ...fields, returnTo: '/catalog/search?q=pane' });
    expect(told(answer)).toEqual({
      status: 303,
      location: '/catalog/search?q=pane',
      kept: {
        technical: true,
        ...grants,
        saveDate: '2026-11-21T17:20:00.000Z',
        uuid: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        terms: tenant.facts.cookieTerms,
      },
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each(['https://evil.example/', '//evil.example', 'pane'])(
    'B-06: it leads to no other site: %s',
    async (returnTo) => {
      expect(told(await open().send({ action: 'refuse', returnTo })).location).toBe('/');
    },
  );

  test.each([
    ['no button', {}, {}],
    ['scrolling', { action: 'scroll' }, {}],
    ['another site', { action: 'accept' }, { Origin: 'https://evil.example' }],
    ['a form too large to read', { action: 'accept', more: 'a'.repeat(3_000_000) }, {}],
  ])('B-06: %s keeps nothing', async (_, fields, headers) => {
    expect(told(await open().send(fields, headers))).toEqual({ status: 400, location: null, kept: null });
  });
});

describe('the sheet of a page without script', () => {
  const hides = '[data-cookie-banner]{display:none}';
  const kept = (saveDate: string, terms = tenant.facts.cookieTerms) =>
    `cookie-preferences=analytics=false&profilation=false&saveDate=${saveDate}&uuid=a&terms=${terms}`;

  test.each([
    ['a choice is kept', kept('2026-11-01T10:00:00.000Z'), hides],
    ['nobody has chosen', '', ''],
    ['six months are over', kept('2026-05-21T10:00:00.000Z'), ''],
    ['the text is another', kept('2026-11-01T10:00:00.000Z', '2026-01'), ''],
  ])('B-07: where %s', async (_, cookie, expected) => {
    const answer = await open().ask(cookie);
    expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
      200,
      'private, no-store',
      expected,
    ]);
  });
});
