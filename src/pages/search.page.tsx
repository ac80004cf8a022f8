import { createActor } from 'xstate';
import { contentSearchActors } from '../../machines/content-search/content-search.actors.ts';
import { contentSearchMachine } from '../../machines/content-search/content-search.machine.ts';
import { shippedSnapshot } from '../routing/page-actor.ts';
import { readListQuery } from '../routing/list-query.ts';
import { SearchView } from '../views/catalogue/SearchView.tsx';
import { describedHead } from '../routing/page-head.ts';
import type { PageLocation, PageModule } from '../routing/page.ts';
import { listedIn, openCatalogue } from './parts/open-catalogue.ts';

const queryOf = ({ search }: PageLocation) => readListQuery(null, search);

export const page: PageModule = {
  open(deps, at, snapshots) {
    const catalogue = openCatalogue(deps, queryOf(at), snapshots);
    const content = createActor(contentSearchMachine.provide({ actors: contentSearchActors(deps) }), {
      input: { words: queryOf(at).q },
      ...shippedSnapshot(snapshots, 'content'),
    });
    const all = [catalogue, content];
    return {
      actors: { catalogue, content },
      start: () => all.forEach((actor) => actor.start()),
      stop: () => all.forEach((actor) => actor.stop()),
      follow(next) {
        const query = queryOf(next);
        catalogue.send({ type: 'query.changed', query });
        content.send({ type: 'words.changed', words: query.q });
      },
      render: () => <SearchView catalogue={catalogue} content={content} />,
      head(at) {
        // What shoppers search for is not an address for search engines.
        return describedHead(
          deps.tenant,
          'search',
          { name: queryOf(at).q },
          { canonical: null, status: 200 },
        );
      },
      listed: listedIn(catalogue),
      isSettled: () => catalogue.getSnapshot().hasTag('settled'),
    };
  },
};
