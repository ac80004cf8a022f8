import { featureOfPath } from '../../contract/rules/features/feature-of-path.ts';
import type { ShopFeature } from '../../contract/tenant.ts';

/** Where links and forms lead that a page must not have, each with its feature. */
export type LedTo = readonly (readonly [path: string, feature: ShopFeature])[];

/** Of these addresses those that lead to pages of a feature, wherever a parameter names such a page as well. */
export function ledTo(addresses: readonly string[]): LedTo {
  return [...new Set(addresses)].flatMap((address) => {
    const { pathname, searchParams } = new URL(address, 'http://shop.localhost');
    return [pathname, ...searchParams.values()].flatMap((path) => {
      const feature = featureOfPath(path);
      return feature === null ? [] : [[address, feature] as const];
    });
  });
}

/** The addresses of a document's links and forms. */
export const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/\s(?:href|action|formaction)="([^"]*)"/gi)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
