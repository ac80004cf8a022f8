import type { Thing } from 'schema-dts';
import type { ActorRefFrom } from 'xstate';
import type { productMachine } from '../../machines/product/product.machine.ts';
import { shownProduct } from '../../machines/product/product.selectors.ts';
import { breadcrumbList, categoryCrumbs } from './breadcrumb-list.ts';
import type { FoundPage } from './found-page.ts';
import { productThing } from './product.ts';

/** What the product page's actor shows; null as long as it shows none. */
export function productOf({ actors }: FoundPage) {
  const product: ActorRefFrom<typeof productMachine> | undefined = actors['product'];
  return product === undefined ? null : shownProduct(product.getSnapshot());
}

/** A product with its offer, and the way down to it. */
export function productThings(page: FoundPage): readonly Thing[] {
  const product = productOf(page);
  if (product === null) return [];
  const { name, breadCrumbs } = product;
  return [
    productThing(page, product),
    breadcrumbList(page, [...categoryCrumbs(breadCrumbs), { name, path: page.head.canonical }]),
  ];
}
