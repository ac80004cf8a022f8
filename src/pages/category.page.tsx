import { categoryIdIn } from '../../contract/rules/catalogue/category-id.ts';
import { isCategoryMissing, listCategory, listQuery } from '../../machines/catalogue/catalogue.selectors.ts';
import { listPath, paths } from '../routing/paths.ts';
import { readListQuery } from '../routing/list-query.ts';
import { CategoryView } from '../views/catalogue/CategoryView.tsx';
import { describedHead, plainHead } from '../routing/page-head.ts';
import type { PageLocation, PageModule } from '../routing/page.ts';
import { numberedHead } from './parts/numbered-head.ts';
import { listedIn, openCatalogue, viewedIn } from './parts/open-catalogue.ts';

/** A nested path opens its last part's category (NAV-04). */
const slugOf = ({ params }: PageLocation): string => params['*']?.split('/').filter(Boolean).at(-1) ?? '';

const queryOf = (at: PageLocation) => readListQuery(slugOf(at), at.search);

export const page: PageModule = {
  open(deps, at, snapshots) {
    const catalogue = openCatalogue(deps, queryOf(at), snapshots);
    return {
      actors: { catalogue },
      start: () => catalogue.start(),
      stop: () => catalogue.stop(),
      follow: (next) => catalogue.send({ type: 'query.changed', query: queryOf(next) }),
      render: () => <CategoryView catalogue={catalogue} />,
      head() {
        const snapshot = catalogue.getSnapshot();
        const view = listCategory(snapshot);
        if (isCategoryMissing(snapshot)) return plainHead(deps.tenant, deps.tenant.texts.notFound.title, 404);
        if (view === null) return plainHead(deps.tenant, '');
        const { page: shown } = listQuery(snapshot);
        const { slug, name } = view.category;
        const plain = { ...readListQuery(slug, ''), page: shown };
        const head = describedHead(
          deps.tenant,
          'category',
          { name },
          { canonical: shown === 1 ? paths.category(slug) : listPath(plain), status: 200 },
        );
        return numberedHead(head, { page: shown, words: deps.words });
      },
      viewed: () => viewedIn(catalogue)(listQuery(catalogue.getSnapshot()).slug ?? ''),
      listed: listedIn(catalogue),
      listedCategory(slug) {
        const view = listCategory(catalogue.getSnapshot());
        return view === null ? undefined : categoryIdIn([...view.breadCrumbs, view.category], slug);
      },
      isSettled: () => catalogue.getSnapshot().hasTag('settled'),
    };
  },
};
