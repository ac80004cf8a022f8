import { createActor } from 'xstate';
import { catalogueActors } from '../../machines/catalogue/catalogue.actors.ts';
import { catalogueLogic } from '../../machines/catalogue/catalogue.logic.ts';
import type { ListQuery } from '../../machines/catalogue/catalogue.types.ts';
import { shippedSnapshot } from '../routing/page-actor.ts';
import type { PageDependencies, PageSnapshots } from '../routing/page.ts';

/** The list of a category or a search page. */
export const openCatalogue = (
  deps: PageDependencies,
  query: ListQuery,
  snapshots: PageSnapshots | undefined,
) =>
  createActor(catalogueLogic.provide({ actors: catalogueActors(deps) }), {
    input: { query, hash: deps.hash },
    ...shippedSnapshot(snapshots, 'catalogue'),
  });
