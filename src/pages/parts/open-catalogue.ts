import { createActor } from 'xstate';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { catalogueActors } from '../../../machines/catalogue/catalogue.actors.ts';
import { catalogueLogic } from '../../../machines/catalogue/catalogue.logic.ts';
import { productList } from '../../../machines/catalogue/catalogue.selectors.ts';
import type { ListQuery } from '../../../machines/catalogue/catalogue.types.ts';
import type { Viewed } from '../../routing/viewed.ts';
import { shippedSnapshot } from '../../routing/page-actor.ts';
import type { PageDependencies, PageSnapshots } from '../../routing/page.ts';

/** A product of the list. */
export const listedIn =
  (catalogue: ReturnType<typeof openCatalogue>) =>
  (slug: string): Product | undefined =>
    productList(catalogue.getSnapshot())?.products.find((product) => product.slug === slug);

/** What is seen of the list. */
export const viewedIn =
  (catalogue: ReturnType<typeof openCatalogue>) =>
  (name: string): Viewed | null => {
    const list = productList(catalogue.getSnapshot());
    return list && { kind: 'list', name, products: list.products };
  };

/** The list of a category or a search page. */
export const openCatalogue = (
  deps: PageDependencies,
  query: ListQuery,
  snapshots: PageSnapshots | undefined,
) =>
  createActor(catalogueLogic.provide({ actors: catalogueActors(deps) }), {
    input: {
      query,
      hash: deps.hash,
      listedId: query.slug === null ? null : deps.listedCategory(query.slug),
    },
    ...shippedSnapshot(snapshots, 'catalogue'),
  });
