import type { SnapshotFrom } from 'xstate';
import { productPageSize } from '../../contract/api/page-sizes.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { discountPercent } from '../../contract/rules/price/discount.ts';
import type { flyerMachine } from './flyer.machine.ts';
import type { FlyerDepartment, FlyerSort } from './flyer.types.ts';

type FlyerSnapshot = SnapshotFrom<typeof flyerMachine>;

export const shownFlyer = (page: FlyerSnapshot) => page.context.flyer;
/** In the order of the flyer. */
export const flyerProducts = (page: FlyerSnapshot) => page.context.products;
export const flyerSort = (page: FlyerSnapshot): FlyerSort => page.context.sort;
export const flyerPage = (page: FlyerSnapshot): number => page.context.page;
export const isFlyerMissing = (page: FlyerSnapshot): boolean => page.matches('missing');
export const hasFlyerFailed = (page: FlyerSnapshot): boolean => page.matches('failed');
export const areFlyerProductsComing = (page: FlyerSnapshot): boolean => page.matches('listing');
export const haveFlyerProductsFailed = (page: FlyerSnapshot): boolean => page.matches('unlisted');

const departmentOf = ({ breadCrumbs: [department] }: Product): string | null => department?.slug ?? null;

/** The departments of its products with how many are of each, in the order in which they come. */
export function flyerDepartments({ context: { products } }: FlyerSnapshot): readonly FlyerDepartment[] {
  const found = new Map<string, FlyerDepartment>();
  for (const { breadCrumbs } of products) {
    const [department] = breadCrumbs;
    if (department === undefined) continue;
    const { slug, name, translated } = department;
    found.set(slug, { slug, name, translated, count: (found.get(slug)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** The department that is looked at; null for all, and where nothing of it is sold any more. */
export const chosenDepartment = ({ context: { products, department } }: FlyerSnapshot): string | null =>
  products.some((product) => departmentOf(product) === department) ? department : null;

const sorted: Readonly<Record<FlyerSort, (products: readonly Product[]) => readonly Product[]>> = {
  flyer: (products) => products,
  discount: (products) => products.toSorted((a, b) => (discountPercent(b) ?? 0) - (discountPercent(a) ?? 0)),
  price: (products) => products.toSorted((a, b) => a.priceDisplay - b.priceDisplay),
};

/** What is shown of the products: those of the department, sorted, as many as the pages hold; `total` is without pages. */
export function shownFlyerProducts(page: FlyerSnapshot): { products: readonly Product[]; total: number } {
  const department = chosenDepartment(page);
  const chosen = flyerProducts(page).filter(
    (product) => department === null || departmentOf(product) === department,
  );
  return {
    products: sorted[flyerSort(page)](chosen).slice(0, flyerPage(page) * productPageSize),
    total: chosen.length,
  };
}
