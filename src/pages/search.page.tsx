import { createActor } from 'xstate';
import { messages } from '#words/search.po';
import { contentBlockActors } from '../../machines/content-block/content-block.actors.ts';
import { contentBlockMachine } from '../../machines/content-block/content-block.machine.ts';
import { productList } from '../../machines/catalogue/catalogue.selectors.ts';
import { contentSearchActors } from '../../machines/content-search/content-search.actors.ts';
import { contentSearchMachine } from '../../machines/content-search/content-search.machine.ts';
import { shippedSnapshot } from '../routing/page-actor.ts';
import { readListQuery } from '../routing/list-query.ts';
import { SearchView } from '../views/catalogue/SearchView.tsx';
import { describedHead } from '../routing/page-head.ts';
import type { PageLocation, PageModule } from '../routing/page.ts';
import { listedIn, openCatalogue, viewedIn } from './parts/open-catalogue.ts';

const queryOf = ({ search }: PageLocation) => readListQuery(null, search);

export const page: PageModule = {
  messages,
  open(deps, at, snapshots) {
    const catalogue = openCatalogue(deps, queryOf(at), snapshots);
    const content = createActor(contentSearchMachine.provide({ actors: contentSearchActors(deps) }), {
      input: { words: queryOf(at).q },
      ...shippedSnapshot(snapshots, 'content'),
    });
    const departments = createActor(contentBlockMachine.provide({ actors: contentBlockActors(deps) }), {
      input: { request: { kind: 'categories', depth: 1 }, isLazy: true },
      ...shippedSnapshot(snapshots, 'departments'),
    });
    // Without a product there are the departments to go on in (CAT-18).
    catalogue.subscribe((snapshot) => {
      if (productList(snapshot)?.products.length === 0) departments.send({ type: 'block.load' });
    });
    const all = [catalogue, content, departments];
    return {
      actors: { catalogue, content, departments },
      start: () => all.forEach((actor) => actor.start()),
      stop: () => all.forEach((actor) => actor.stop()),
      follow(next) {
        const query = queryOf(next);
        catalogue.send({ type: 'query.changed', query });
        content.send({ type: 'words.changed', words: query.q });
      },
      render: () => <SearchView catalogue={catalogue} content={content} departments={departments} />,
      head(at) {
        // What shoppers search for is not an address for search engines.
        return describedHead(
          deps.tenant,
          'search',
          { name: queryOf(at).q },
          { canonical: null, status: 200 },
        );
      },
      viewed: () => viewedIn(catalogue)('search'),
      listed: listedIn(catalogue),
      isSettled: () => [catalogue, departments].every((actor) => actor.getSnapshot().hasTag('settled')),
    };
  },
};
