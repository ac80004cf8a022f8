import { contentApi, postTypes } from '../contract/api/content/content.ts';
import { viewSocialUser } from '../contract/api/account/social.ts';
import { registerUser } from '../contract/api/account/registration.ts';
import { claimOrderLine } from '../contract/api/ordering/order.ts';
import type { ShopFeature } from '../contract/tenant.ts';
import { featureOfType } from './modules/content/content-without.ts';

const postsOf = (feature: ShopFeature): string[] =>
  postTypes
    .filter((type) => featureOfType[type] === feature)
    .flatMap((type) => [`${contentApi}/${type}`, `${contentApi}/wp/v2/${type}`]);

/**
 * The calls of each feature, by Hono's patterns: where a brand has not the feature they are unknown paths, whatever the
 * method. Lockers share their calls with the counters of stores, which leave them out.
 */
export const callsOfFeatures: Readonly<Record<ShopFeature, readonly string[]>> = {
  claims: [claimOrderLine.path],
  flyers: postsOf('flyers'),
  lists: ['/ebsn/api/wishlist/*'],
  lockers: [],
  loyalty: ['/ebsn/api/giftcertificate/*'],
  perks: postsOf('perks'),
  push: ['/ebsn/api/externalregistration/*', '/ebsn/api/push/*'],
  recipes: postsOf('recipes'),
  registration: [registerUser.path, viewSocialUser.path],
  singleSignOn: ['/ebsn/api/saml/*'],
};
