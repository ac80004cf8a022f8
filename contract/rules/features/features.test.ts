import { expect, test } from 'vitest';
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
