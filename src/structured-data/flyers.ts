import { msg } from '@lingui/core/macro';
import type { Thing } from 'schema-dts';
import type { ActorRefFrom } from 'xstate';
import type { flyerMachine } from '../../machines/flyer/flyer.machine.ts';
import { shownFlyer, shownFlyerProducts } from '../../machines/flyer/flyer.selectors.ts';
import { paths } from '../routing/paths.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { absolute, type FoundPage } from './found-page.ts';

const list = ({ words }: FoundPage) => ({ name: words(msg`Volantini`), path: paths.flyers });

/** The way to the list of flyers. */
export const flyersThings = (page: FoundPage): readonly Thing[] => [breadcrumbList(page, [list(page)])];

/** The way to the advantages. */
export const perksThings = (page: FoundPage): readonly Thing[] => [
  breadcrumbList(page, [{ name: page.words(msg`Vantaggi`), path: paths.perks }]),
];

/** The way to a flyer, and the products it shows. */
export function flyerThings(page: FoundPage): readonly Thing[] {
  const actor: ActorRefFrom<typeof flyerMachine> | undefined = page.actors['flyer'];
  const snapshot = actor?.getSnapshot();
  const flyer = snapshot === undefined ? null : shownFlyer(snapshot);
  if (snapshot === undefined || flyer === null) return [];
  const { products } = shownFlyerProducts(snapshot);
  return [
    breadcrumbList(page, [list(page), { name: flyer.title.rendered, path: page.head.canonical }]),
    ...(products.length === 0
      ? []
      : [
          {
            '@type': 'ItemList' as const,
            name: flyer.title.rendered,
            numberOfItems: products.length,
            itemListElement: products.map((product, at) => ({
              '@type': 'ListItem' as const,
              position: at + 1,
              name: product.name,
              url: absolute(page, paths.product(product.slug)),
            })),
          },
        ]),
  ];
}
