import { expect, test } from 'vitest';
import type { Tenant } from '../../tenant.ts';
import { appTenant } from './app-tenant.ts';
import { featureOfPath } from './feature-of-path.ts';
import { hasFeature } from './has-feature.ts';

test('TEN-08 a brand has every feature it does not name', () => {
  expect(hasFeature({ without: [] }, 'lists')).toBe(true);
  expect(hasFeature({ without: ['recipes', 'claims'] }, 'lists')).toBe(true);
  expect(hasFeature({ without: ['recipes', 'lists'] }, 'lists')).toBe(false);
});

test.each([
  ['/volantini', 'flyers'],
  ['/volantini/dispensa?page=2', 'flyers'],
  ['/vantaggi#punti', 'perks'],
  ['/ricette/amatriciana', 'recipes'],
  ['/profile/lists/12', 'lists'],
  ['/shared-list?token=x', 'lists'],
  ['/profile/loyalty', 'loyalty'],
  ['/registration-user', 'registration'],
  ['/registration/confirm?e_mail=x', 'registration'],
  ['/registration-consents', null],
  ['/registration/reset-password', null],
  ['/ricettesche', null],
  ['/page/ricette', null],
  ['/paste-list', null],
  ['/', null],
  ['', null],
  ['https://shop.example/ricette', null],
])('TEN-08 the link %s is of %s', (link, feature) => {
  expect(featureOfPath(link)).toBe(feature);
});

test('SHELL-07, TEN-03: the app of a brand has the bottom bar, its first language, and no login over a site', () => {
  const facts = {
    tenantId: 'bottega',
    languages: ['en-US', 'it'],
    socialProviders: ['google'],
    without: ['recipes'],
  };
  const features = { bottomBarOnWeb: false, liveCart: true };
  const brand = { facts, texts: { claim: 'Bread' }, features } as unknown as Tenant; // what it is made of here
  const shown = {
    facts: {
      tenantId: 'bottega',
      languages: ['en-US'],
      socialProviders: [],
      without: ['recipes', 'singleSignOn'],
    },
    texts: { claim: 'Bread' },
    features: { bottomBarOnWeb: true, liveCart: true },
  };
  expect(appTenant(brand)).toEqual(shown);
  expect(appTenant(appTenant(brand))).toEqual(shown);
  expect(facts.languages).toEqual(['en-US', 'it']);
});
