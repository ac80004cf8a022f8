import { expect, test } from 'vitest';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import type { PageDependencies } from '../routing/page.ts';
import { page } from './missing-consents.page.tsx';

const deps: PageDependencies = {
  services: () => Promise.reject(new Error('nothing is called before the page is started')),
  tenant,
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
};

const returnAt = (search: string): unknown =>
  page.open(deps, { pathname: '/registration-consents', search, params: {} }).actors['missing']?.getSnapshot()
    .context.returnTo;

test.each([
  ['?returnTo=%2Fcatalog%2Fsearch%3Fq%3Dlatte', '/catalog/search?q=latte'],
  ['', '/'],
  ['?returnTo=https%3A%2F%2Fevil.example', '/'],
  ['?returnTo=%2F%2Fevil.example', '/'],
  ['?returnTo=%2F%5Cevil.example', '/'],
  ['?returnTo=%2Fregistration-consents%3FreturnTo%3D%2F', '/'],
])('REG-10, NAV-23: after the consents %j leads on to %s', (search, target) => {
  expect(returnAt(search)).toBe(target);
});
