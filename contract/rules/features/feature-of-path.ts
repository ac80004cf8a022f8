import type { ShopFeature } from '../../tenant.ts';

/** The beginnings of the paths of a feature's pages, by whole parts. */
const roots: readonly (readonly [root: string, feature: ShopFeature])[] = [
  ['/volantini', 'flyers'],
  ['/vantaggi', 'perks'],
  ['/ricette', 'recipes'],
  ['/profile/lists', 'lists'],
  ['/shared-list', 'lists'],
  ['/profile/loyalty', 'loyalty'],
  ['/profile/notifications', 'push'],
  ['/registration-user', 'registration'],
  ['/registration-completed', 'registration'],
  ['/registration-confirm', 'registration'],
  ['/registration/confirm', 'registration'],
];

/** The feature a link within the shop leads to, with or without query and fragment; null for what every brand has (TEN-08). */
export function featureOfPath(link: string): ShopFeature | null {
  const path = link.split(/[?#]/, 1)[0] ?? '';
  return roots.find(([root]) => path === root || path.startsWith(`${root}/`))?.[1] ?? null;
}
