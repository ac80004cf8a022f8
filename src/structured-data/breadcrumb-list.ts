import type { BreadcrumbList } from 'schema-dts';
import { paths } from '../routing/paths.ts';
import { absolute, type FoundPage } from './found-page.ts';

/** A page on the way down to another. */
interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way from the home page, which the brand gives its name to, down to the page itself. */
export const breadcrumbList = (page: FoundPage, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: page.tenant.facts.name, path: paths.home }, ...crumbs].map(
    ({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: absolute(page, path) }),
  ),
});

/** Categories on the way down. */
export const categoryCrumbs = (
  categories: readonly { readonly name: string; readonly slug: string }[],
): readonly Crumb[] => categories.map(({ name, slug }) => ({ name, path: paths.category(slug) }));
