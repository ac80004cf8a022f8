import { readListQuery } from '../routing/list-query.ts';
import { SearchView } from '../views/catalogue/SearchView.tsx';
import { describedHead } from '../routing/page-head.ts';
import type { PageLocation, PageModule } from '../routing/page.ts';
import { listedIn, openCatalogue } from './open-catalogue.ts';

const queryOf = ({ search }: PageLocation) => readListQuery(null, search);

export const page: PageModule = {
  open(deps, at, snapshots) {
    const catalogue = openCatalogue(deps, queryOf(at), snapshots);
    return {
      actors: { catalogue },
      start: () => catalogue.start(),
      stop: () => catalogue.stop(),
      follow: (next) => catalogue.send({ type: 'query.changed', query: queryOf(next) }),
      render: () => <SearchView catalogue={catalogue} />,
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
