import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { listQuery, productList } from '../../../machines/catalogue/catalogue.selectors.ts';
import { shownTab } from '../../../machines/content-search/content-search.selectors.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import type { CatalogueRef } from './catalogue-ref.ts';
import type { ContentSearchRef } from './content-search-ref.ts';
import { CatalogueView } from './CatalogueView.tsx';
import type { BlockRef } from '../block-ref.ts';
import { DepartmentHitsChips } from './DepartmentHitsChips.tsx';
import { EmptyDepartment } from './EmptyDepartment.tsx';
import { EmptySearch } from './EmptySearch.tsx';
import { FoundPages } from './FoundPages.tsx';
import { FoundTexts } from './FoundTexts.tsx';
import { tabId } from '../../ui/primitives/tab-id.ts';
import { searchPanelId, SearchTabs } from './SearchTabs.tsx';

interface SearchViewProps {
  catalogue: CatalogueRef;
  content: ContentSearchRef;
  /** Shown where no product is found. */
  departments: BlockRef;
}

/** What a search finds, the offers, or the whole shop (NAV-02, CAT-14, CAT-18, CMS-09). */
export function SearchView({ catalogue, content, departments }: SearchViewProps) {
  const { t } = useLingui();
  const query = useSelector(catalogue, listQuery);
  const { q, promo } = query;
  const tab = useSelector(content, shownTab);
  const corrected = useSelector(catalogue, (snapshot) => productList(snapshot)?.didYouMean ?? null);
  const title =
    corrected !== null
      ? t`Mostriamo «${corrected}»`
      : q !== ''
        ? t`Risultati per «${q}»`
        : promo
          ? t`Offerte`
          : t`Tutti i prodotti`;
  return (
    <CatalogueView
      catalogue={catalogue}
      title={title}
      note={
        <>
          <LeftOut catalogue={catalogue} />
          {q !== '' && <SearchTabs content={content} />}
          {q !== '' && tab !== 'pages' && <DepartmentHitsChips catalogue={catalogue} />}
        </>
      }
      empty={<NothingFound catalogue={catalogue} departments={departments} />}
      panel={q === '' ? undefined : { id: searchPanelId, tabId: tabId(searchPanelId, tab) }}
      instead={tab === 'pages' ? <FoundPages content={content} /> : undefined}
      below={tab === 'all' && <FoundTexts content={content} />}
    />
  );
}

function NothingFound({ catalogue, departments }: Pick<SearchViewProps, 'catalogue' | 'departments'>) {
  const query = useSelector(catalogue, listQuery);
  const within = useSelector(catalogue, productList)?.departments.find(({ selected }) => selected);
  return within !== undefined && query.page === 1 ? (
    <EmptyDepartment query={query} department={within} />
  ) : (
    <EmptySearch query={query} departments={departments} />
  );
}

/** Which words the results are without, because nothing has all of them (B-26). */
function LeftOut({ catalogue }: { catalogue: CatalogueRef }) {
  const { t } = useLingui();
  const list = useSelector(catalogue, productList);
  if (list === null || list.products.length === 0 || list.leftOut.length === 0) return null;
  const words = list.leftOut.map((word) => `«${word}»`).join(', ');
  return <Alert role="status">{t`Nessun risultato con ${words}: mostriamo quelli senza.`}</Alert>;
}
