import { describe, expect, test } from 'vitest';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import type { Tenant } from '../../contract/tenant.ts';
import type { PageDependencies } from '../routing/page.ts';
import { page as confirmation } from './email/email-confirmation.page.tsx';
import { page } from './registration.page.tsx';

const depsOf = (brand: Tenant): PageDependencies => ({
  services: () => Promise.reject(new Error('nothing is called before the page is started')),
  tenant: brand,
  hash: 'w0d0t0',
  deliveryServiceId: 2,
  now: () => Date.parse('2026-11-21T10:00:00Z'),
  email: '',
  appState: () => Promise.reject(new Error('nothing is kept before the page is started')),
  words: ({ message }) => message ?? '',
  takeMessages: () => undefined,
  connect: () => undefined,
  listed: () => null,
  listedCategory: () => null,
});

const openAt = (brand: Tenant, search = '') =>
  page.open(depsOf(brand), { pathname: '/registration-user', search, params: {} });

const contextOf = (search: string) =>
  openAt(tenant, search).actors['registration']?.getSnapshot().context.socialCode as unknown;

describe('the page of the registration', () => {
  test('NAV-08, SES-20: takes the code of a social login, and of nothing else', () => {
    expect([
      contextOf('?social_login=google&code=a-code'),
      contextOf('?code=a-code'),
      contextOf('?social_login=google'),
      contextOf(''),
    ]).toEqual(['a-code', null, null, null]);
  });
});

test('NAV-09: the confirmation is of the mailed link', () => {
  const search = '?e_mail=giulia%40posta.example&reg_control_code=a-code';
  const link = { pathname: '/registration/confirm', search, params: {} };
  const contextAt = (location: typeof link): unknown =>
    confirmation.open(depsOf(tenant), location).actors['confirmation']?.getSnapshot().context;
  // No mail was sent from this tab.
  const nothingSent = { lastMail: null, learntAt: depsOf(tenant).now(), resentAt: null, error: null };
  expect([contextAt(link), contextAt({ ...link, search: '' })]).toEqual([
    { ...nothingSent, email: 'giulia@posta.example', code: 'a-code' },
    { ...nothingSent, email: '', code: '' },
  ]);
  expect(contextAt({ ...link, pathname: '/registration-completed' })).toEqual({
    ...nothingSent,
    email: '',
    code: null,
  });
});
